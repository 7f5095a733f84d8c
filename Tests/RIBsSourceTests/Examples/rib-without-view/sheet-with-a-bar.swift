// A navigation controller around the view is presented as a sheet.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let around = UINavigationController(
      rootViewController: router.viewControllable.uiviewController)
    viewController.uiviewController.present(around, animated: true)
  }
}
