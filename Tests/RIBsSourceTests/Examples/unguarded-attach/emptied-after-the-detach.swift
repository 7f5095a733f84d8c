// The property is emptied after what it held is detached.
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
    close()
    kid = nil
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }

  func close() {
    guard let old = kid else { return }
    kid = nil
    detachChild(old)
  }
}
