// A helper presents Kid unless something else is presented.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension ViewControllable {
  func presentIfFree(_ child: ViewControllable) {
    guard uiviewController.presentedViewController == nil else { return }
    uiviewController.present(child.uiviewController, animated: true)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
    attachChild(router)  // reported: warning
    viewController.presentIfFree(router.viewControllable)
  }
}
