// Only the newest call goes on after the await.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var newest = 0

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    guard kid == nil else { return }
    newest += 1
    let own = newest
    let router = await kidBuilder.make(withListener: interactor)
    guard own == newest else { return }
    kid = router
    attachChild(router)  // reported: info
  }

  func close() async {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
