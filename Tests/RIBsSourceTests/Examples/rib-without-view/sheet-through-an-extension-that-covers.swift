// A function of the app presents and asks for the full screen.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension ViewControllable {
  func present(_ view: ViewControllable, animated: Bool) {
    view.uiviewController.modalPresentationStyle = .fullScreen
    uiviewController.present(view.uiviewController, animated: animated)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.present(router.viewControllable, animated: true)
  }
}
