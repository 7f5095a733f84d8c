// A constant says something that has nothing to do with the child.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private let kid: KidRouter
  private let tabs = [0, 1]

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kid = kidBuilder.build(withListener: interactor)
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let isFirst = tabs.contains(0)
    if isFirst { attachChild(kid) }  // reported: error
  }
}
