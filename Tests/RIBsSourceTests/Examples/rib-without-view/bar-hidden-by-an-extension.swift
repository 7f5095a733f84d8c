// The view below hides the bar with an extension of UIViewController.
// with: Kid, KidView, Mom, MomRouter
extension UIViewController {
  func hideBar() { navigationController?.isNavigationBarHidden = true }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hideBar()
  }

  @objc private func openTapped() { listener?.didTapOpen() }
}

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
