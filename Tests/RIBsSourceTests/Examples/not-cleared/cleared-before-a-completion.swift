// The slot is cleared at once, and the completion detaches what it held.
// with: ClosingKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }

  func close() {
    guard let leaving = kid else { return }
    kid = nil
    UIView.animate(withDuration: 0.3) { [weak self] in self?.detachChild(leaving) }
  }
}

extension MomInteractor {
  func kidDidClose() { router?.close() }
}
