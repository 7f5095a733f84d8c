// A router that sleeps, and one that asks afterwards.
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
    Task { @MainActor in
      guard interactor.isActive else { return }
      try? await Task.sleep(for: .seconds(1))
      guard kid == nil else { return }
      let kid = kidBuilder.build(withListener: interactor)
      self.kid = kid
      attachChild(kid)  // reported: info
    }
  }

  func close() {
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      guard interactor.isActive, let kid else { return }
      detachChild(kid)
      self.kid = nil
    }
  }
}
