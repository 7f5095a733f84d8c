// A completion detaches the child in the property a second time and does not clear the property.
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
    detachChild(child)  // reported: warning not-cleared
    viewController.uiviewController.dismiss(animated: true) { [weak self] in
      guard let self, let other = self.kid else { return }
      self.detachChild(other)  // reported: warning
    }
  }
}
