// A helper takes what to build as an autoclosure.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() { open(kidBuilder.build(withListener: interactor)) }  // reported: error

  private func open(_ make: @autoclosure () -> KidRouter) {
    let new = make()
    kid = new
    attachChild(new)
  }
}
