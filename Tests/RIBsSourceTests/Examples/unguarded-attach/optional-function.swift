// A function of Optional runs a closure only where the property is empty.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuilder
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    kid.whenNil {
      let router = kidBuilder.build(withListener: interactor)
      kid = router
      attachChild(router)
    }
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

extension Optional {
  func whenNil(_ work: () -> Void) {
    if self == nil { work() }
  }
}
