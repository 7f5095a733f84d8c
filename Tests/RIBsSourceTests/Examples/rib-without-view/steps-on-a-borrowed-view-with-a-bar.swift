// A router without a view of its own pushes on a controller that its borrowed view makes with a bar.
// with: Kid, KidView, Mom, MomStepsWithABar
final class MomRouter: Router<MomInteractable>, MomRouting {
  private let viewController: MomViewControllable
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: MomViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    self.viewController = viewController
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.pushStep(router.viewControllable)
  }

  func close() {
    guard let kid else { return }
    viewController.clearSteps()
    detachChild(kid)
    self.kid = nil
  }
}
