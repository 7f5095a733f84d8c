// A lazy property has the same child each time.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private lazy var kid = kidBuilder.build(withListener: interactor)
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    attachChild(kid)  // reported: error
  }

  func close() { detachChild(kid) }
}
