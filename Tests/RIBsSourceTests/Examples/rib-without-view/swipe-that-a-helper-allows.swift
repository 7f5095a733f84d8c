// The navigation controller asks a function of its own, which lets the swipe begin.
// with: Kid, Mom, MomView, MomRouter, DecidingNavigation, KidWithAButton
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}
