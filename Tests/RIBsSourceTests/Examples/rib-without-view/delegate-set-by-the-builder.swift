// The builder makes the view the delegate of its presentation.
// with: KidWithoutBuilder, Mom, MomView, MomSheetRouter
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

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?
}

extension KidViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    listener?.didTapClose()
  }
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> KidRouting {
    let view = KidViewController()
    let interactor = KidInteractor()
    view.listener = interactor
    interactor.listener = listener
    view.presentationController?.delegate = view
    return KidRouter(interactor: interactor, viewController: view)
  }
}
