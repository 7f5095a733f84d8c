// The whole tuple is stored.
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
    guard kid == nil else { return }
    let rib = kidBuilder.build(withListener: interactor)
    kid = rib
    attachChild(rib.router)
  }
}
