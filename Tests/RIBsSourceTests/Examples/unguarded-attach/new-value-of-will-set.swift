// The property attaches what it is set to, and leaves attached what it held.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter? {
    willSet { newValue.map(attachChild) }  // reported: error
  }
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() { kid = kidBuilder.build(withListener: interactor) }
}
