// The pushed view hides the bar.
// with: Kid, Mom, MomView, MomRouter
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  @objc private func closeTapped() { listener?.didTapClose() }
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
