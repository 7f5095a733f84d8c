// The views of a tab bar controller stand beside each other.
// with: Kid, KidView, Mom, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    (viewController.uiviewController as? UITabBarController)?.setViewControllers(
      [UIViewController(), router.viewControllable.uiviewController], animated: true)
  }
}

final class MomViewController: UITabBarController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
}
