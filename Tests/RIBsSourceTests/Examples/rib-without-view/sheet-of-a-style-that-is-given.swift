// The style comes from outside, so it may be a sheet.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: info
    router.viewControllable.uiviewController.modalPresentationStyle = Self.style
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }

  static var style: UIModalPresentationStyle { UIDevice.current.isBig ? .formSheet : .fullScreen }
}
