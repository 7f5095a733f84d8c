// A helper is given the delegate and does not set it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    view.asSheet(delegate: self)
    viewController.uiviewController.present(view, animated: true)
  }
}

extension MomRouter: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { close() }
}

extension UIViewController {
  fileprivate func asSheet(delegate: UISheetPresentationControllerDelegate) {
    sheetPresentationController?.detents = [.medium()]
    print(delegate)
  }
}
