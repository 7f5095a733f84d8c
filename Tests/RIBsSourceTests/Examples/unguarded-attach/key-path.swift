// A function that is given the slot as a key path stores without a guard.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() { open(\.kid) }

  private func open(_ slot: ReferenceWritableKeyPath<MomRouter, Routing?>) {
    let new = kidBuilder.build(withListener: interactor)
    self[keyPath: slot] = new
    attachChild(new)  // reported: error
  }
}
