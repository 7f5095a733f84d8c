// The right side of `??` runs only where the slot is nil.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() { _ = kid ?? open() }

  private func open() -> KidRouter {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
    return new
  }
}
