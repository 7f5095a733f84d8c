// The flag that is set is not the one that is tested.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var state = State()

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    guard !state.isLoading, kid == nil else { return }
    state.isShown = true
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

struct State {
  var isLoading = false
  var isShown = false
}
