// The base class reports a dismissal alone.
// with: Kid, Mom, MomView, MomRouter
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

class Screen: UIViewController {
  func didGo() {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isBeingDismissed { return }
    didGo()
  }
}

final class KidViewController: Screen, ViewControllable {
  weak var listener: KidPresentableListener?

  override func didGo() { listener?.didTapClose() }
}
