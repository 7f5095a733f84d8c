// The router asks whether its interactor is active when the time is up.
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
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, self.interactor.isActive, self.kid == nil else { return }
      let kid = self.kidBuilder.build(withListener: self.interactor)
      self.kid = kid
      self.attachChild(kid)
      self.viewController.uiviewController.addChild(kid.viewControllable.uiviewController)
    }
  }

  func close() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, let kid = self.kid else { return }
      self.detachChild(kid)
      self.kid = nil
    }
  }
}
