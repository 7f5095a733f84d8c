// A generic base class holds the listener.
// with: PlainKid, MomTaps
protocol KidListener: AnyObject { func kidDidClose() }

class ChildInteractor<Listener>: Interactor {
  var listener: Listener?  // reported: info
}

final class KidInteractor: ChildInteractor<KidListener> {}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor()
    interactor.listener = listener
    return KidRouter(interactor: interactor)
  }
}

final class MomInteractor: Interactor, KidListener {
  func kidDidClose() {}
}
