// A function of the router itself awaits, and the store comes last.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private let loader = Loader()

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    if kid != nil { return }
    await load()
    let router = kidBuilder.build(withListener: interactor)
    attachChild(router)  // reported: warning, info late-reference
    kid = router
  }

  private func load() async { await loader.load() }

  func close() async {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
