// The view is given the closure that it calls when it is popped.
// with: KidWithoutBuilder, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?
  private let onGone: () -> Void

  init(onGone: @escaping () -> Void) {
    self.onGone = onGone
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onGone() }
  }
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> KidRouting {
    let interactor = KidInteractor()
    interactor.listener = listener
    let view = KidViewController(onGone: { [weak interactor] in interactor?.didTapClose() })
    view.listener = interactor
    return KidRouter(interactor: interactor, viewController: view)
  }
}
