// A stored closure detaches the kid.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var close: (() -> Void)?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    attachChild(new)
    close = { [weak self] in self?.detachChild(new) }
  }
}
