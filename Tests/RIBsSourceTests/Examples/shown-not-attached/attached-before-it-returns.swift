// Each way attaches the child, one before and one after it is shown.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    if UIDevice.current.userInterfaceIdiom == .pad {
      attachChild(router)
      cover(router.viewControllable)
      return
    }
    cover(router.viewControllable)
    attachChild(router)
  }
}

extension MomRouter {
  private func cover(_ view: ViewControllable) {
    view.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view.uiviewController, animated: true)
  }
}
