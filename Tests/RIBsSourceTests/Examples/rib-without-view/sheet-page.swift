// The router asks for a page sheet.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    router.viewControllable.uiviewController.modalPresentationStyle = .pageSheet
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}
