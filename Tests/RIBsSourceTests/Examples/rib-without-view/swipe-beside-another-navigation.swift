// The app makes plain navigation controllers as well, on which the button keeps the swipe off.
// with: Kid, Mom, MomView, MomRouter, DecidingNavigation, KidWithAButton
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

func plain(_ root: UIViewController) -> UIViewController {
  UINavigationController(rootViewController: root)
}
