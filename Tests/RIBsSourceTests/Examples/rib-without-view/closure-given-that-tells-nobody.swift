// The closure that the view is given does nothing.
// with: KidWithoutBuilder, Mom, MomView, MomRouter
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
    let view = KidViewController(onGone: {})
    view.listener = interactor
    return KidRouter(interactor: interactor, viewController: view)
  }
}
