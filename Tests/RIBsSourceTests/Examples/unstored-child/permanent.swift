// The child stays for good, and a comment says so.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard children.isEmpty else { return }
    let kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)  // ribs-inspect:permanent
  }
}
