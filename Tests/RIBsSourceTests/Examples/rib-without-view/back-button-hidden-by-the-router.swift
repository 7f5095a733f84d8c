// The router hides the back button before the push, and with it the back swipe.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.navigationItem.hidesBackButton = true
    viewController.uiviewController.navigationController?
      .interactivePopGestureRecognizer?.isEnabled = false
    viewController.uiviewController.navigationController?.pushViewController(
      view, animated: true)
  }
}
