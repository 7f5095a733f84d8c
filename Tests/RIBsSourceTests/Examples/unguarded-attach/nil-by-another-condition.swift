// What is built where something else holds says nothing of the slot.
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
    let new = other == nil ? kidBuilder.build(withListener: interactor) : nil
    guard let new else { return }
    kid = new
    attachChild(new)  // reported: error
  }
}
