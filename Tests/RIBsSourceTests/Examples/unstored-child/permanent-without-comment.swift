// Nothing says that the child stays for good.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)  // reported: warning
  }
}
