// Children are put into the array first.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var kids: [KidRouter] = []
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    kids.append(kidBuilder.build(withListener: interactor))
    kids.suffix(1).forEach(attachChild)
  }
}
