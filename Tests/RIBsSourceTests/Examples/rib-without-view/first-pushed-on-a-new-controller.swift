// The first view that is pushed on a new navigation controller has no way back.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let navigation = UINavigationController()
    navigation.pushViewController(router.viewControllable.uiviewController, animated: false)
    navigation.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(
      navigation, animated: true)
  }
}
