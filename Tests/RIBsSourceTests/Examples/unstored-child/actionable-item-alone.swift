// Only the actionable item of a tuple is kept.
// with: KidWithItem, MomRxStream
final class MomRouter: Router<MomInteractor> {
  private weak var kid: KidActionableItem?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let rib = kidBuilder.build(withListener: interactor)
    kid = rib.actionableItem
    attachChild(rib.router)  // reported: warning
  }
}
