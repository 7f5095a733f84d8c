// One way through the function shows the child and returns before the attach.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    if UIDevice.current.userInterfaceIdiom == .pad {
      cover(router.viewControllable)  // reported: warning
      return
    }
    attachChild(router)
    cover(router.viewControllable)
  }
}

extension MomRouter {
  private func cover(_ view: ViewControllable) {
    view.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view.uiviewController, animated: true)
  }
}
