// Kid is attached, and presented only if nothing else is.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    if viewController.uiviewController.presentedViewController == nil {
      viewController.uiviewController.present(view, animated: true)
    }
  }
}
