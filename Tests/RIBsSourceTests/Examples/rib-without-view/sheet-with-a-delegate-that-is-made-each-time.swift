// The delegate is weak, and a property makes another one each time.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
final class Proxies {
  var proxy: DismissProxy { DismissProxy() }
}

extension MomRouter {
  var proxies: Proxies { Proxies() }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    view.presentationController?.delegate = proxies.proxy
    viewController.uiviewController.present(view, animated: true)
  }
}

final class DismissProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  var onDismiss: (() -> Void)?

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { onDismiss?() }
}
