// A flag that nobody sets guards nothing.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private var isQuiet = false

  func routeToKid() {
    if isQuiet { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
  }
}
