// The guard asks whether the child is among the children.
// with: PlainKid, MomResets
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    if let kid, children.contains(where: { $0 === kid }) { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }

  func reset() {
    children.forEach(detachChild)  // reported: info
  }
}
