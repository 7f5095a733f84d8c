// A list of two slots without nil is empty where both are nil.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  var other: KidRouter?

  func noteOther(_ kid: KidRouter) { other = kid }
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard [kid, other].compactMap({ $0 }).isEmpty else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}
