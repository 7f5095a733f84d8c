// A state that the function sets before the await keeps a second call out.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private enum Phase { case idle, loading, shown }
  private var phase = Phase.idle

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    guard case .idle = phase else { return }
    phase = .loading
    let router = await kidBuilder.make(withListener: interactor)
    kid = router
    attachChild(router)
    phase = .shown
  }

  func close() async {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
    phase = .idle
  }
}
