// The caller leaves the child in the property.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var current: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard current == nil else {
      detachCurrent()
      return
    }
    let kid = kidBuilder.build(withListener: interactor)
    current = kid
    attachChild(kid)
  }

  private func detachCurrent() {
    if let current { detachChild(current) }  // reported: warning
  }
}
