// The app's own wrapper of a navigation controller is a sheet.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
final class Wrapper: ViewControllable {
  var uiviewController: UIViewController { navigationController }
  let navigationController: UINavigationController

  init(root: ViewControllable? = nil) {
    navigationController = UINavigationController()
    if let root = root {
      navigationController.viewControllers = [root.uiviewController]
    }
  }
}

extension ViewControllable {
  func present(_ other: ViewControllable, animated: Bool = true) {
    uiviewController.present(other.uiviewController, animated: animated)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.present(Wrapper(root: router.viewControllable))
  }
}
