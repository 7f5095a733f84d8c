// A `switch` over a tuple tests something else.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private var name: String?

  func routeToKid() {
    switch (name, 1) {
    case (nil, _):
      let new = kidBuilder.build(withListener: interactor)
      kid = new
      attachChild(new)  // reported: error
    default: break
    }
  }
}
