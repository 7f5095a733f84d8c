// A function of the app hands the router to a closure.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    kid = kidBuilder.build(withListener: interactor).also { attachChild($0) }  // reported: error
  }
}

extension Routing {
  func also(_ run: (Self) -> Void) -> Self {
    run(self)
    return self
  }
}
