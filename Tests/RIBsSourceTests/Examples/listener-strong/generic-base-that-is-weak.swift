// A generic base class holds an object weakly.
// with: PlainKid, MomTaps
protocol KidListener: AnyObject { func kidDidClose() }

class ChildInteractor<Parent>: Interactor {
  private weak var object: AnyObject?
  var listener: Parent? {
    get { object as? Parent }
    set { object = newValue as AnyObject? }
  }
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
