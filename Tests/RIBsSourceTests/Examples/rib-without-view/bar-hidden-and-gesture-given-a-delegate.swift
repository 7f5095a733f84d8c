// The bar is hidden, and the recognizer's delegate lets the swipe work.
// with: Kid, KidView, Mom, MomRouter
final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.isNavigationBarHidden = true
    navigationController?.interactivePopGestureRecognizer?.delegate = nil
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
