// A wrapper stores the child before it attaches it.
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
    let kid = kidBuilder.build(withListener: interactor)
    replace(with: kid)
  }

  private func replace(with child: Routing) {
    if let currentChild { detachChild(currentChild) }
    currentChild = child
    attachChild(child)
  }
}
