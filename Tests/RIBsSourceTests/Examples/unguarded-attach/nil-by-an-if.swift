// An `if` chooses what is built, and the test of its value is a test of the slot.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new =
      if kid == nil { kidBuilder.build(withListener: interactor) } else { nil as KidRouter? }
    if let new {
      kid = new
      attachChild(new)
    }
  }
}
