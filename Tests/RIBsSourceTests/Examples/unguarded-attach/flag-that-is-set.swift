// A flag that somebody sets guards it.
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

  func setQuiet() { isQuiet.toggle() }

  func routeToKid() {
    if isQuiet { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}
