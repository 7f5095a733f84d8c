// The delegate is weak. It sets itself, and only a variable holds it.
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
    proxy.watch(view)
    viewController.uiviewController.present(view, animated: true)
  }
}

final class DismissProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  var onDismiss: (() -> Void)?

  func watch(_ view: UIViewController) { view.presentationController?.delegate = self }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { onDismiss?() }
}
