// After an animation.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    UIView.animate(withDuration: 0.3, animations: {}) { [self] _ in
      let kid = kidBuilder.build(withListener: interactor)
      self.kid = kid
      attachChild(kid)  // reported: warning
    }
  }
}
