// The slot that is tested is not the one that is filled.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  var other: Routing?

  func noteOther(_ kid: Routing) { other = kid }

  func routeToKid() {
    guard isEmpty(\.other) else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
  }

  private func isEmpty(_ slot: KeyPath<MomRouter, Routing?>) -> Bool { self[keyPath: slot] == nil }
}
