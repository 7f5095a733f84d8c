// The delegate keeps the sheet, and has Mom close it.
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
    listener?.didTapClose()
    return text.isEmpty
  }
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
