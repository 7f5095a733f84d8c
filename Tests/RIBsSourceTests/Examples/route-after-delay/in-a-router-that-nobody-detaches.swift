// Nobody detaches the router that the closure keeps.
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
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      guard self.kid == nil else { return }
      let kid = self.kidBuilder.build(withListener: self.interactor)
      self.kid = kid
      self.attachChild(kid)  // reported: info
      self.viewController.uiviewController.addChild(kid.viewControllable.uiviewController)
    }
  }

  func close() {
    guard let kid else { return }
    kid.viewControllable.uiviewController.removeFromParent()
    detachChild(kid)
    self.kid = nil
  }
}
