// didLoad attaches, and so does each value of a stream.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    routeToKid()
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
  }
}
