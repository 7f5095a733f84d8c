// Kid without a view. It never calls its listener.
import RIBs

protocol KidListener: AnyObject {}

final class KidInteractor: Interactor {
  weak var listener: KidListener?

  init(listener: KidListener) { self.listener = listener }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    KidRouter(interactor: KidInteractor(listener: listener))
  }
}
