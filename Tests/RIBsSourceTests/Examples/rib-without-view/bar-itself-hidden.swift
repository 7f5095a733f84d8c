// Hiding the bar's view leaves the back swipe on.
// with: Kid, KidView, Mom, MomRouter
final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.isHidden = true
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
