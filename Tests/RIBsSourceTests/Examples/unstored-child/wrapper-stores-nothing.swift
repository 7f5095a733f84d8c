// A wrapper attaches and stores nothing.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    replace(with: kidBuilder.build(withListener: interactor))  // reported: warning
  }

  private func replace(with child: Routing) {
    attachChild(child)
  }
}
