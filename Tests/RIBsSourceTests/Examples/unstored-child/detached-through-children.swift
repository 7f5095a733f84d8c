// The children are detached through the router's own list.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    children.forEach(detachChild)
    let kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)
  }
}
