// A function outside of types assigns it.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  fileprivate var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  func routeToKid() {
    show(kidBuilder.build(withListener: interactor), in: self)
  }

  func closeKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

private func show(_ child: KidRouter, in parent: MomRouter) {
  guard parent.kid == nil else { return }
  parent.kid = child
  parent.attachChild(child)
}
