// An extension of the runtime's class stores and attaches.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    put(&kid, kidBuilder.build(withListener: interactor))  // reported: error
  }
}

extension Router {
  func put<Child: Routing>(_ slot: inout Child?, _ child: Child) {
    slot = child
    attachChild(child)
  }
}
