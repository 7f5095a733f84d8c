// The controller that is made around the view is a sheet.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let navigation = UINavigationController()
    navigation.pushViewController(router.viewControllable.uiviewController, animated: false)
    viewController.uiviewController.present(
      navigation, animated: true)
  }
}
