// The view sets the delegate when it is made, and a container around it is presented.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.present(
      UINavigationController(rootViewController: router.viewControllable.uiviewController),
      animated: true)
  }
}

final class KidViewController: UIViewController, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: KidPresentableListener?

  init() {
    super.init(nibName: nil, bundle: nil)
    presentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    listener?.didTapClose()
  }
}
