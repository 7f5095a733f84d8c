// The view waits until the user has let go, since the pull may be cancelled.
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
    transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
      if !context.isCancelled { self?.listener?.didTapClose() }
    }
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
