// Both styles cover the screen.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    let isWide = view.traitCollection.horizontalSizeClass == .regular
    view.modalPresentationStyle = isWide ? .overFullScreen : .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }
}
