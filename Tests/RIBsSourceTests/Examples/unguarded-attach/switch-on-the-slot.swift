// A switch attaches only without a child.
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
    switch kid {
    case .some:
      return
    case .none:
      let router = kidBuilder.build(withListener: interactor)
      kid = router
      attachChild(router)
    }
  }
}
