// The view sets the delegate of a container, and an extension presents it without one.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.presentChild(router.viewControllable)
  }
}

extension ViewControllable {
  func presentChild(_ child: ViewControllable) {
    let target = child.uiviewController
    var top = uiviewController
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
    }
    top.present(target, animated: true)
  }
}

final class KidViewController: UIViewController, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: KidPresentableListener?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    listener?.didTapClose()
  }
}
