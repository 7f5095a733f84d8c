// A property of the view asks what it presents.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension ViewControllable {
  var isBusy: Bool { uiviewController.presentedViewController != nil }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    attachChild(router)  // reported: warning
    if viewController.isBusy { return }
    viewController.uiviewController.present(view, animated: true)
  }
}
