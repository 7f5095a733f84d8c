// The new view is added to what the navigation controller shows.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    if let navigation = viewController.uiviewController.navigationController {
      navigation.viewControllers =
        navigation.viewControllers + [router.viewControllable.uiviewController]
    }
  }
}
