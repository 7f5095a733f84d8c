// The view asks for a form sheet when it is made.
// with: Kid, Mom, MomView, MomSheetRouter
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
  }

  @objc private func closeTapped() { listener?.didTapClose() }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}
