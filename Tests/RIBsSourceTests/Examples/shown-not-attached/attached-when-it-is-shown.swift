// The completion of the presentation attaches the child.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true) { [weak self] in
      self?.attachChild(router)
    }
  }
}
