// Both styles are those of sheets.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    let isWide = view.traitCollection.horizontalSizeClass == .regular
    view.modalPresentationStyle = isWide ? .formSheet : .pageSheet
    viewController.uiviewController.present(view, animated: true)
  }
}
