// The delegate is weak, and only a variable holds what it is set to.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    let proxy = DismissProxy()
    proxy.onDismiss = { [weak self] in self?.close() }
    view.presentationController?.delegate = proxy
    viewController.uiviewController.present(view, animated: true)
  }
}

final class DismissProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  var onDismiss: (() -> Void)?

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { onDismiss?() }
}
