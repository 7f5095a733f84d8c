// A function outside of types only clears it.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  fileprivate var kid: KidRouter?  // reported: warning

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  func routeToKid() { clear(self) }

  func closeKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

private func clear(_ parent: MomRouter) {
  parent.kid = nil
}
