// A wrapper stores without a guard.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var current: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    open(kidBuilder.build(withListener: interactor))  // reported: warning
  }

  private func open(_ child: Routing) {
    current = child
    attachChild(child)
  }
}
