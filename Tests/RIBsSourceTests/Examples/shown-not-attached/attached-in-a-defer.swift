// What is deferred attaches the child, whichever way the function ends.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    defer { attachChild(router) }
    if UIDevice.current.userInterfaceIdiom == .pad {
      cover(router.viewControllable)
      return
    }
    cover(router.viewControllable)
  }
}

extension MomRouter {
  private func cover(_ view: ViewControllable) {
    view.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view.uiviewController, animated: true)
  }
}
