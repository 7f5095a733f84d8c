// The type of the property is declared in sources that are not read, and nothing tests it.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuilder
  private var kid: AnyKidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
