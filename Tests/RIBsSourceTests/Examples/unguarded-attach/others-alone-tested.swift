// The others are tested, and the child itself is not.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private var sibling: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard [sibling].allSatisfy({ $0 == nil }) else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
  }

  func routeToSibling(_ sibling: Routing) {
    guard self.sibling == nil else { return }
    self.sibling = sibling
    attachChild(sibling)
  }
}
