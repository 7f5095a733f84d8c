// A wrapper stores the child after it attaches it, which is info.
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
    replace(with: kid)  // reported: info
  }

  private func replace(with child: Routing) {
    if let currentChild { detachChild(currentChild) }
    attachChild(child)
    currentChild = child
  }
}
