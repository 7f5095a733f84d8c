// A wrapper stores what it attaches.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var currentChild: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    replace(with: kidBuilder.build(withListener: interactor))
  }

  private func replace(with child: Routing) {
    if let currentChild { detachChild(currentChild) }
    currentChild = child
    attachChild(child)
  }
}
