// The left side of `??` runs whatever the slot holds.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() { _ = open() ?? kid }

  private func open() -> KidRouter? {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
    return new
  }
}
