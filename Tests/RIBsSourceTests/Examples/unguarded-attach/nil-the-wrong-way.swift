// The kid is built where the slot is full.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kid == nil ? nil : kidBuilder.build(withListener: interactor)
    guard let new else { return }
    kid = new
    attachChild(new)  // reported: error
  }
}
