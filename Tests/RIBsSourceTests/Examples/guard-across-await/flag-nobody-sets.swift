// A flag that the function does not set keeps nobody out.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var isOpening = false

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    guard !isOpening, kid == nil else { return }
    let router = await kidBuilder.make(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
  }

  func close() async {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
