// Each entry is replaced.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [String: KidRouter] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    for name in ["a", "b"] {
      let new = kidBuilder.build(withListener: interactor)
      kids[name] = new
      attachChild(new)  // reported: error
    }
  }
}
