import ModernRIBs

protocol RootPresentableListener: AnyObject {}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
  weak var listener: RootPresentableListener?

  // MARK: - RootViewControllable

  func present(viewController: ViewControllable) {
    addChild(viewController.uiviewController)
  }

  func dismiss(viewController: ViewControllable) {
    viewController.uiviewController.removeFromParent()
  }
}

extension RootViewController: LoggedInViewControllable {
  func presentSheet(_ viewController: ViewControllable) {
    present(viewController.uiviewController, animated: false)
  }

  func dismissSheet(_ viewController: ViewControllable) {
    viewController.uiviewController.dismiss(animated: false)
  }
}
