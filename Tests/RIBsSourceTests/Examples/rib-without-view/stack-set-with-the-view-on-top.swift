// The views of the navigation controller are set, the new one on top.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let navigation = viewController.uiviewController.navigationController
    navigation?.setViewControllers(
      [viewController.uiviewController, router.viewControllable.uiviewController], animated: true)
  }
}
