// The view asks for the full screen when it is made.
// with: Kid, Mom, MomView, MomSheetRouter
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  @objc private func closeTapped() { listener?.didTapClose() }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}
