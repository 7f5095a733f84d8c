// The comment accepts another rule.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    // ribs-inspect:ignore not-cleared - the server sends this link once
    attachChild(kid)  // reported: warning
  }
}
