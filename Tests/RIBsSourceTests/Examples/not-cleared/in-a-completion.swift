// The completion detaches, and the slot keeps the kid.
// with: ClosingKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }

  func close() {
    UIView.animate(withDuration: 0.3) { [weak self] in
      guard let self, let kid = self.kid else { return }
      self.detachChild(kid)  // reported: warning
    }
  }
}

extension MomInteractor {
  func kidDidClose() { router?.close() }
}
