// A function that is given the value shows the bar.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    setBar(hidden: false)
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }

  private func setBar(hidden: Bool) {
    viewController.uiviewController.navigationController?.setNavigationBarHidden(
      hidden, animated: true)
  }
}
