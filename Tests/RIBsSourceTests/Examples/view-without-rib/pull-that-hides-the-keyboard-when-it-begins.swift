// When the pull begins, the view only hides the keyboard.
// with: Kid, Mom, MomView, MomSheetRouter
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }
}

extension KidViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    view.endEditing(true)
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    listener?.didTapClose()
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
