// A tap hides the bar, so that it may be hidden or not.
// with: Kid, KidView, Mom, MomRouter
final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func readTapped() {
    navigationController?.isNavigationBarHidden = true
  }

  @objc private func openTapped() { listener?.didTapOpen() }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: info
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}
