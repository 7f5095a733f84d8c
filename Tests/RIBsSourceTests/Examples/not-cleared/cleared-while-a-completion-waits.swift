// The slot is cleared before the completion runs.
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
    UIView.animate(withDuration: 0.3) { [weak self] in self?.detachChild(leaving) }
    kid = nil
  }
}

extension MomInteractor {
  func kidDidClose() { router?.close() }
}
