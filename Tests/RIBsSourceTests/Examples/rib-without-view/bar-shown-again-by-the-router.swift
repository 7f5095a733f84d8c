// The router hides the bar and shows it again before it pushes.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.navigationController?.setNavigationBarHidden(
      true, animated: false)
    viewController.uiviewController.navigationController?.isNavigationBarHidden = false
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}
