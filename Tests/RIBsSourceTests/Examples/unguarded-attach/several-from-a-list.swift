// Those of a list that are there are attached.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  var other: Routing?

  func routeToKid() {
    kid = kidBuilder.build(withListener: interactor)
    other = kidBuilder.build(withListener: interactor)
    [kid, other].compactMap { $0 }.forEach(attachChild)  // reported: error
  }
}
