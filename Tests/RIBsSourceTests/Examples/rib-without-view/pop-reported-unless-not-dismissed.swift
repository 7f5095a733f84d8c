// A guard asks for a dismissal, which a pop is not.
// with: Kid, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard self.isBeingDismissed, isViewLoaded else { return }
    listener?.didTapClose()
  }
}
