// Where Kid cannot be presented she is detached again.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    guard viewController.uiviewController.presentedViewController == nil else {
      detachChild(router)
      kid = nil
      return
    }
    viewController.uiviewController.present(view, animated: true)
  }
}
