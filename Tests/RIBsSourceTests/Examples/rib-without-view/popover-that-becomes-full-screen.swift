// A popover that covers the whole screen where there is no room for it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .popover
    view.popoverPresentationController?.delegate = Anchor.shared
    viewController.uiviewController.present(
      view, animated: true)
  }
}

final class Anchor: NSObject, UIPopoverPresentationControllerDelegate {
  static let shared: Anchor = Anchor()

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .fullScreen
  }
}
