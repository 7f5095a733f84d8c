// The view sets the delegate when it is loaded, in its container.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.present(
      UINavigationController(rootViewController: router.viewControllable.uiviewController),
      animated: true)
  }
}

final class KidViewController: UIViewController, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    listener?.didTapClose()
  }
}
