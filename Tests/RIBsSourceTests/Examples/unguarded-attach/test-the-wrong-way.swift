// A function that returns true where the slot is full is no guard.
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
    attachChild(new)  // reported: error
  }
}

extension MomRouter {
  fileprivate func isFree() -> Bool {
    if kid != nil { return true }
    return false
  }
}
