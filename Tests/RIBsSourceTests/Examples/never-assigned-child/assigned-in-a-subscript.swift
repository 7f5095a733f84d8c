// A subscript assigns it.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  private subscript(_ index: Int) -> KidRouter? {
    get { kid }
    set { kid = newValue }
  }

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  func routeToKid() {
    guard self[0] == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    self[0] = new
    attachChild(new)
  }

  func closeKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
