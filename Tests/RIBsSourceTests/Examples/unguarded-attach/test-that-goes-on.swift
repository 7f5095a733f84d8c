// The route tests whether the child is there, and goes on.
// with: PlainKid, MomRxStream
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    if kid != nil { print("again") }

    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
  }
}
