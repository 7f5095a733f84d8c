// The attach stands in the branch without a child.
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
      print("stays with", kid)
    } else {
      let kid = kidBuilder.build(withListener: interactor)
      self.kid = kid
      attachChild(kid)
    }
  }
}
