// A defer stores something else.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var openedAt: Date?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let router = kidBuilder.build(withListener: interactor)
    defer { openedAt = Date() }
    attachChild(router)  // reported: warning
  }
}
