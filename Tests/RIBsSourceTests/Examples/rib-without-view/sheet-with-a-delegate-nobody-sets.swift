// The router could hear of the end, and nobody makes it the delegate.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}

extension MomRouter: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { close() }
}
