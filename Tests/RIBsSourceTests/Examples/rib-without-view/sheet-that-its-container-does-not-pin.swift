// The container says that the sheet can be pulled down.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.presentChild(
      PinnedController(rootViewController: router.viewControllable.uiviewController))
  }
}

extension ViewControllable {
  func presentChild(_ child: ViewControllable) {
    let target = child.uiviewController
    var top = uiviewController
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
    }
    top.present(target, animated: true)
  }
}

final class PinnedController: UINavigationController, ViewControllable {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    isModalInPresentation = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.isEnabled = true
  }
}
