// The delegate is weak, and a property keeps it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
@MainActor private let proxies = Proxies()

final class Proxies {
  lazy var proxy = DismissProxy()
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.presentationController?.delegate = proxies.proxy
    viewController.uiviewController.present(view, animated: true)
  }
}

final class DismissProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  var onDismiss: (() -> Void)?

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { onDismiss?() }
}
