// The delegate is that of the view, and a container around it is presented.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    view.presentationController?.delegate = dismissals
    viewController.uiviewController.present(
      UINavigationController(rootViewController: view), animated: true)
  }
}

final class DismissListener: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var router: MomRouting?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    router?.close()
  }
}

extension MomRouter {
  private var dismissals: DismissListener {
    let listener = DismissListener()
    listener.router = self
    return listener
  }
}
