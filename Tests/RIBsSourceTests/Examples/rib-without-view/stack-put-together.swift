// The views of a tab bar controller are put together in a variable.
// with: Kid, KidView, Mom, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    var viewControllers = [UIViewController()]
    viewControllers.append(router.viewControllable.uiviewController)
    (viewController.uiviewController as? UITabBarController)?.viewControllers = viewControllers
  }
}

final class MomViewController: UITabBarController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
}
