// What is built only where the slot is empty is nil where it is not.
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
    let new = kid == nil ? kidBuilder.build(withListener: interactor) : nil
    guard let new else { return }
    kid = new
    attachChild(new)
  }
}
