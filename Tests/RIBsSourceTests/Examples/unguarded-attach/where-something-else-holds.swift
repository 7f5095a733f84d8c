// A case demands something else.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() { open(.kid, isFast: true) }

  private func open(_ target: Target, isFast: Bool) {
    switch target {
    case .kid where isFast:
      let new = kidBuilder.build(withListener: interactor)
      kid = new
      attachChild(new)  // reported: error
    default: break
    }
  }
}

enum Target {
  case kid, help
}
