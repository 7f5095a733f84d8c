// The delegate of the helper is nil where the call gives none.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.show(router.viewControllable)
  }
}

extension ViewControllable {
  func show(_ target: ViewControllable, delegate: UIAdaptivePresentationControllerDelegate? = nil) {
    let controller = target.uiviewController
    controller.presentationController?.delegate = delegate
    uiviewController.present(controller, animated: true)
  }
}
