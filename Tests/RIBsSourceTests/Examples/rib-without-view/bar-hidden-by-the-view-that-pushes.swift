// The parent's view hides the bar in the function that pushes.
// with: Kid, KidView, Mom
protocol MomViewControllable: ViewControllable {
  func show(_ view: ViewControllable)
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?

  func show(_ view: ViewControllable) {
    navigationController?.setNavigationBarHidden(true, animated: true)
    navigationController?.pushViewController(view.uiviewController, animated: true)
  }

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: MomViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
