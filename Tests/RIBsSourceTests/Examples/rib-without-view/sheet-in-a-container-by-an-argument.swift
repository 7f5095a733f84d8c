// A function puts the view in a container, whose presentation has no delegate.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.presentSheet(router.viewControllable, inNavigation: true)
  }
}

extension ViewControllable {
  func presentSheet(_ child: ViewControllable, inNavigation: Bool = false) {
    let content = child.uiviewController
    if let delegate = content as? UIAdaptivePresentationControllerDelegate {
      content.presentationController?.delegate = delegate
    }
    let presented =
      inNavigation ? UINavigationController(rootViewController: content) : content
    uiviewController.present(presented, animated: true)
  }
}

final class KidViewController: UIViewController, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: KidPresentableListener?

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    listener?.didTapClose()
  }
}
