// The navigation controller around the view hears of its end, and only writes it down.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let navigation = SheetNavigation(
      rootViewController: router.viewControllable.uiviewController)
    viewController.uiviewController.present(
      navigation, animated: true)
  }
}

final class SheetNavigation: UINavigationController, UIAdaptivePresentationControllerDelegate {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    print("gone")
  }
}
