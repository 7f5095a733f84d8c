// The delegate that a variable is given does not detach.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    if let sheet = view.sheetPresentationController {
      sheet.detents = [.medium()]
      sheet.delegate = self
    }
    viewController.uiviewController.present(view, animated: true)
  }
}

extension MomRouter: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { print("gone") }
}
