// Each event of a stream replaces a tuple.
// with: KidWithItem, MomRxStream
final class MomRouter: Router<MomInteractor> {
  private var kid: (router: KidRouter, actionableItem: KidActionableItem)?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid.router)  // reported: warning
  }
}
