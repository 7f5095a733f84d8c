// Each event of a stream attaches what it builds.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    attachChild(kidBuilder.build(withListener: interactor))  // reported: warning
  }
}
