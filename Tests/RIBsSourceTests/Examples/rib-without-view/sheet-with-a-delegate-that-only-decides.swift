// The delegate lets the sheet go while the text is empty, and does not hear that it is gone.
// with: Kid, Mom, MomView, MomSheetRouter
final class KidViewController: UIViewController, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: KidPresentableListener?
  private var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }

  @objc private func closeTapped() { listener?.didTapClose() }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    text.isEmpty
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    present(
      UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert), animated: true)
  }
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
