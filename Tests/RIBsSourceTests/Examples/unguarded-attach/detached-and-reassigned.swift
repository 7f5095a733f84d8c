// The old child is detached, and the assignment replaces it.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    if let old = kid { detachChild(old) }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}
