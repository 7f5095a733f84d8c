// The branch with a child goes on to the attach.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    if let kid = self.kid {
      print("follows", kid)
    }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
  }
}
