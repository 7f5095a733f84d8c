// The route returns if the child is there.
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
    if kid != nil { return }

    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
  }
}
