// A token that nobody compares keeps no call out.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var token: UUID?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    guard kid == nil else { return }
    let own = UUID()
    token = own
    let router = await kidBuilder.make(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    token = nil
  }

  func close() async {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
