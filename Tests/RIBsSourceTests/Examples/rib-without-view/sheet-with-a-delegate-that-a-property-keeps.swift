// The variable stands for a delegate that a constant keeps.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    let proxy = sharedProxy
    proxy.onDismiss = { [weak self] in self?.close() }
    view.presentationController?.delegate = proxy
    viewController.uiviewController.present(view, animated: true)
  }
}

final class DismissProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  var onDismiss: (() -> Void)?

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { onDismiss?() }
}

private let sharedProxy = DismissProxy()
