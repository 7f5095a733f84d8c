// The state is left after the detach.
// with: ClosingKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private enum Stage { case empty, kid(KidRouter) }
  private var stage: Stage = .empty
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard case .empty = stage else { return }
    let new = kidBuilder.build(withListener: interactor)
    stage = .kid(new)
    attachChild(new)
  }

  func close() {
    guard case .kid(let leaving) = stage else { return }
    detachChild(leaving)
    stage = .empty
  }
}

extension MomInteractor {
  func kidDidClose() { router?.close() }
}
