// The first step makes a navigation controller without a bar, and the others are pushed onto it.
// with: Kid, KidView, Mom, MomStepsWithoutABar
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
    attachChild(router)  // reported: info
    viewController.pushStep(router.viewControllable)
  }

  func close() {
    guard let kid else { return }
    viewController.clearSteps()
    detachChild(kid)
    self.kid = nil
  }
}
