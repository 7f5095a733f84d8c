// A function that returns false on each path but one is a test.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  fileprivate var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard isFree() else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}

extension MomRouter {
  fileprivate func isFree() -> Bool {
    if kid != nil { return false }
    return true
  }
}
