// The navigation controller around the view calls a closure that the router sets.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let navigation = SheetNavigation(
      rootViewController: router.viewControllable.uiviewController)
    navigation.onGone = { [weak self] in self?.close() }
    viewController.uiviewController.present(
      navigation, animated: true)
  }
}

final class SheetNavigation: UINavigationController {
  var onGone: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onGone?() }
  }
}
