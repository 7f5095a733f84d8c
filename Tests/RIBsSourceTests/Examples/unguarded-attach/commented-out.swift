// The code is commented out, or a text.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    /* let kid = kidBuilder.build(withListener: interactor)
       self.kid = kid
       attachChild(kid) */
    // attachChild(kidBuilder.build(withListener: interactor))
    print("see https://example.com: self.kid = kid; attachChild(kid)")
  }
}
