// The navigation controller around the view covers the screen.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let around = UINavigationController(
      rootViewController: router.viewControllable.uiviewController)
    around.modalPresentationStyle = .overFullScreen
    viewController.uiviewController.present(around, animated: true)
  }
}
