// The superclass reports a dismissal, and the view overrides its function with a call of super.
// with: Kid, Mom, MomView, MomSheetRouter
class ReportingViewController: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { didDismiss() }
  }

  func didDismiss() {}
}

final class KidViewController: ReportingViewController, ViewControllable {
  weak var listener: KidPresentableListener?
  private let field = UITextField()

  @objc private func closeTapped() { listener?.didTapClose() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    field.resignFirstResponder()
  }

  override func didDismiss() { listener?.didTapClose() }
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
