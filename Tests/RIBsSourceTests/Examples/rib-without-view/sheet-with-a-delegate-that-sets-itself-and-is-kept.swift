// The delegate is weak. It sets itself, and a list keeps it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
@MainActor private var kept: [DismissProxy] = []

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    let proxy = DismissProxy()
    kept.append(proxy)
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
