// The router is the delegate of the presentation and hears of its end.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    router.viewControllable.uiviewController.presentationController?.delegate = self
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}

extension MomRouter: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { close() }
}
