// The pattern says that the case carries no child.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private enum State { case editing(title: String, kid: KidRouter?) }
  private var state = State.editing(title: "New", kid: nil)
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard case .editing(let title, nil) = state else { return }
    let new = kidBuilder.build(withListener: interactor)
    state = .editing(title: title, kid: new)
    attachChild(new)
  }
}
