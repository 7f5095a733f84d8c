// Only a variable holds the delegate, which is made of a closure.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    let proxy = DismissProxy { [weak interactor] in interactor?.kidDidClose() }
    view.presentationController?.delegate = proxy
    viewController.uiviewController.present(view, animated: true)
  }
}

final class DismissProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  private let onDismiss: () -> Void

  init(onDismiss: @escaping () -> Void) { self.onDismiss = onDismiss }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { onDismiss() }
}
