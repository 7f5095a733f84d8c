// The property is not cleared.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }

  func close() async {
    guard let old = kid else { return }
    await Task.yield()
    detachChild(old)  // reported: warning
  }
}
