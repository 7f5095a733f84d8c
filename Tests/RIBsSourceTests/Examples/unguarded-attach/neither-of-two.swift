// A computed property is nil only if both properties are.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var other: KidRouter?
  private let kidBuilder: KidBuilder
  private var shown: Routing? { other ?? kid }

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let other = kidBuilder.build(withListener: interactor)
    self.other = other
    attachChild(other)
  }

  func routeToKid() {
    guard shown == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }
}
