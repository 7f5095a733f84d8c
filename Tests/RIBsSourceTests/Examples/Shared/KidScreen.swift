// Kid with a view that reports nothing. It never calls its listener.
import RIBs
import UIKit

protocol KidListener: AnyObject {}

final class KidInteractor: Interactor {
  weak var listener: KidListener?

  init(listener: KidListener) { self.listener = listener }
}

final class KidViewController: UIViewController, ViewControllable {}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor(listener: listener)
    return KidRouter(interactor: interactor, viewController: KidViewController())
  }
}
