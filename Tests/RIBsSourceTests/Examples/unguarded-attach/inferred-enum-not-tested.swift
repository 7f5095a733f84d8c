// The state is not tested.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private enum Stage { case empty, kid(KidRouter) }
  private var stage = Stage.empty
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    log()
    let new = kidBuilder.build(withListener: interactor)
    stage = .kid(new)
    attachChild(new)  // reported: error
  }
}

private func log() {}
