// A struct holds the listener.
// with: PlainKid, MomTaps
protocol KidListener: AnyObject { func kidDidClose() }

struct KidContext {
  let id: String
  let listener: KidListener
}

final class KidInteractor: Interactor {
  private let context: KidContext  // reported: info

  init(context: KidContext) { self.context = context }

  func close() { context.listener.kidDidClose() }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor(context: KidContext(id: "kid", listener: listener))
    return KidRouter(interactor: interactor)
  }
}

final class MomInteractor: Interactor, KidListener {
  func kidDidClose() {}
}
