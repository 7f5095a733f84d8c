// A wrapper has the guard.
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
    open(kidBuilder.build(withListener: interactor))
  }

  private func open(_ child: Routing) {
    guard current == nil else { return }
    current = child
    attachChild(child)
  }
}
