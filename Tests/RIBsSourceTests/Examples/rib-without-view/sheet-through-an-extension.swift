// A function of the app presents, and sets no style.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension ViewControllable {
  func present(_ view: ViewControllable, animated: Bool) {
    uiviewController.present(view.uiviewController, animated: animated)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.present(router.viewControllable, animated: true)
  }
}
