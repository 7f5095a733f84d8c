// The child is attached at once, and its view is shown later. A child that the closure does not test is detached later.
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
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      // reported: info
      self.viewController.uiviewController.addChild(kid.viewControllable.uiviewController)
    }
  }

  func close() {
    guard let kid else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.detachChild(kid)  // reported: info
    }
    self.kid = nil
  }
}
