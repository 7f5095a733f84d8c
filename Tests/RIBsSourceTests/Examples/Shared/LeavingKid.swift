// Kid that leaves when it is asked to, and tells its listener which router that was.
import RIBs

protocol KidListener: AnyObject {
  func kidDidFinish(_ kid: Routing)
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?
  weak var router: KidRouter?

  init(listener: KidListener) { self.listener = listener }

  func finish() {
    if let router { listener?.kidDidFinish(router) }
  }
}

final class KidRouter: Router<KidInteractor> {
  override init(interactor: KidInteractor) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    KidRouter(interactor: KidInteractor(listener: listener))
  }
}
