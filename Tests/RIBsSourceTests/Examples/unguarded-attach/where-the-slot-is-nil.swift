// A case demands that the property is nil.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() { open(.kid) }

  private func open(_ target: Target) {
    switch target {
    case .kid where kid == nil:
      let new = kidBuilder.build(withListener: interactor)
      kid = new
      attachChild(new)
    default: break
    }
  }
}

enum Target {
  case kid, help
}
