// The router shows the back button before the push.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    view.navigationItem.hidesBackButton = false
    viewController.uiviewController.navigationController?.pushViewController(
      view, animated: true)
  }
}
