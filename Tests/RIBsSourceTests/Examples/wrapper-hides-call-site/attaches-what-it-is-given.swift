// The function attaches what it is given.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  func routeTo(_ kid: KidRouter) {
    guard self.kid == nil else { return }
    self.kid = kid
    attachChild(kid)  // reported: info
    print("shows", kid)
  }
}
