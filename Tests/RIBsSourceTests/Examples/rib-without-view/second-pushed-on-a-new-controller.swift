// The second view that is pushed on a new navigation controller can be swiped away.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let navigation = UINavigationController()
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.pushViewController(router.viewControllable.uiviewController, animated: false)
    navigation.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(
      navigation, animated: true)
  }
}
