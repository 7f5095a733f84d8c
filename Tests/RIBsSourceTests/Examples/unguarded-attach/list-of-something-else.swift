// Something else is moved to a list first.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private var names: [String] = []

  func routeToKid() {
    if kid != nil { names.append("kid") }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
  }
}
