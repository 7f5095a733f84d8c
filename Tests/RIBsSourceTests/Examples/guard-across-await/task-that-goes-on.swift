// The task of a first call goes on.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var task: Task<Void, Never>?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    task = Task { [weak self] in
      guard let self, self.kid == nil else { return }
      let router = await self.kidBuilder.make(withListener: self.interactor)
      self.kid = router
      self.attachChild(router)  // reported: warning
    }
  }

  func close() async {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
