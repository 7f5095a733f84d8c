// The view below hides the bar, and shows it when another view is pushed.
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

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  @objc private func openTapped() { listener?.didTapOpen() }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}
