// The child waits for a tap, so this is info.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard self.kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.attachChild(kid)  // reported: info
    self.kid = kid
  }
}
