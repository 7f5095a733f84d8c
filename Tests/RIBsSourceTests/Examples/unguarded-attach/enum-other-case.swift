// The state is not the one case that carries a child.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  enum State {
    case idle, loading
    case kid(KidRouting)
  }

  private let kidBuilder: KidBuilder
  private var state: State = .idle

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    if case .kid = state { return }
    let router = kidBuilder.build(withListener: interactor)
    state = .kid(router)
    attachChild(router)
  }

  func close() {
    guard case .kid(let kid) = state else { return }
    detachChild(kid)
    state = .idle
  }
}
