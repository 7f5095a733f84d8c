// A stream attaches Kid while something else may be presented.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    DispatchQueue.main.async { [weak self] in self?.openNow() }
  }

  func openNow() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    guard viewController.uiviewController.presentedViewController == nil else { return }
    viewController.uiviewController.present(view, animated: true)
  }
}
