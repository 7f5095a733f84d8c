// Sibling without a view. It never calls its listener.
import RIBs

protocol SiblingListener: AnyObject {}

final class SiblingInteractor: Interactor {
  weak var listener: SiblingListener?

  init(listener: SiblingListener) { self.listener = listener }
}

final class SiblingRouter: Router<SiblingInteractor> {}

final class SiblingBuilder: Builder<EmptyDependency> {
  func build(withListener listener: SiblingListener) -> SiblingRouter {
    SiblingRouter(interactor: SiblingInteractor(listener: listener))
  }
}
