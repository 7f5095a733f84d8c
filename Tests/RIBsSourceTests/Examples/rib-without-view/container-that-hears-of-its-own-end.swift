// The navigation controller around the view is the delegate of its own presentation.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let navigation = SheetNavigation(
      rootViewController: router.viewControllable.uiviewController)
    navigation.onGone = { [weak self] in self?.close() }
    viewController.uiviewController.present(
      navigation, animated: true)
  }
}

final class SheetNavigation: UINavigationController, UIAdaptivePresentationControllerDelegate {
  var onGone: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    onGone?()
  }
}
