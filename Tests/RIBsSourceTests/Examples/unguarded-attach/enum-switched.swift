// The child is opened in cases that carry nothing.
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
    switch state {
    case .idle, .loading:
      let router = kidBuilder.build(withListener: interactor)
      state = .kid(router)
      attachChild(router)
    case .kid: return
    }
  }

  func close() {
    guard case .kid(let kid) = state else { return }
    detachChild(kid)
    state = .idle
  }
}
