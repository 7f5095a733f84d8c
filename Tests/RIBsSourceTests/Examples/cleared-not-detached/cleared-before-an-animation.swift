// The completion of the animation reads the property after it was cleared.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
  }

  func close() {
    guard let child = kid else { return }
    kid = nil  // reported: warning
    UIView.animate(
      withDuration: 0.2, animations: { child.viewControllable.uiviewController.view.alpha = 0 }
    ) { [weak self] _ in
      self?.release()
    }
  }

  private func release() {
    guard let child = kid else { return }
    detachChild(child)
    kid = nil
  }
}
