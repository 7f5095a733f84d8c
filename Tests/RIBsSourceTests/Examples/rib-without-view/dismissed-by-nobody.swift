// Nobody calls the function that dismisses the view.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  func leave() { dismiss(animated: true) }
}
