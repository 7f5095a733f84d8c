// A completion detaches the child a second time and then clears the property.
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
    detachChild(child)
    viewController.uiviewController.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      self.detachChild(child)  // reported: warning
      self.kid = nil
    }
  }
}
