// A popover and a style of the app's own are no sheets.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    router.viewControllable.uiviewController.modalPresentationStyle = .custom
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}
