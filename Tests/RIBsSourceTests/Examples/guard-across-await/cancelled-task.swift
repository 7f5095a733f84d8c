// The task of a first call is cancelled, or keeps a second call out.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var task: Task<Void, Never>?
  private var other: Task<Void, Never>?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    task?.cancel()
    task = Task { [weak self] in
      guard let self, self.kid == nil else { return }
      let router = await self.kidBuilder.make(withListener: self.interactor)
      self.kid = router
      self.attachChild(router)
    }
  }

  func openOnce() async {
    guard other == nil else { return }
    other = Task { [weak self] in
      guard let self, self.kid == nil else { return }
      let router = await self.kidBuilder.make(withListener: self.interactor)
      self.kid = router
      self.attachChild(router)
    }
  }

  func close() async {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
