// The new view takes the place of all others.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let navigation = viewController.uiviewController.navigationController
    navigation?.setViewControllers(
      [router.viewControllable.uiviewController], animated: true)
  }
}
