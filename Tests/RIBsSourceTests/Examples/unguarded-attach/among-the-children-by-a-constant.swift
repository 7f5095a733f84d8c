// A constant says whether the child is attached.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private let kid: KidRouter

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kid = kidBuilder.build(withListener: interactor)
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let isAttached = children.contains { $0 === kid }
    switch (interactor.isActive, isAttached) {
    case (true, false): attachChild(kid)
    case (false, true): detachChild(kid)
    default: break
    }
  }
}
