// The property lets go of the child by itself.
// with: PlainKid, MomResets
final class MomRouter: Router<MomInteractor> {
  private weak var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }

  func reset() {
    children.forEach(detachChild)
  }
}
