// A `switch` over a tuple tests the slot.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private var isOpen = false

  func routeToKid() {
    switch (kid, isOpen) {
    case (nil, _):
      let new = kidBuilder.build(withListener: interactor)
      kid = new
      attachChild(new)
    default: break
    }
  }
}
