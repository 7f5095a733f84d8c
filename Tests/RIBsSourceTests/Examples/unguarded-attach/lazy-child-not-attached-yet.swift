// The list of children says whether the constant child is attached.
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
    guard !children.contains(where: { $0 === kid }) else { return }
    attachChild(kid)
  }

  func close() { detachChild(kid) }
}
