// A popover goes with a tap beside it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .popover
    viewController.uiviewController.present(
      view, animated: true)
  }
}
