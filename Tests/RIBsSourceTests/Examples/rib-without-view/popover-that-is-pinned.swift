// A popover that is pinned stays.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .popover
    view.isModalInPresentation = true
    viewController.uiviewController.present(
      view, animated: true)
  }
}
