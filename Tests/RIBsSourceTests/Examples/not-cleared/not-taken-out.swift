// The last of a list is detached and stays.
// with: ClosingKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [KidRouter] = []
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    kids.append(new)
    attachChild(new)
  }

  func close() {
    guard let leaving = kids.last else { return }
    detachChild(leaving)  // reported: warning
  }
}

extension MomInteractor {
  func kidDidClose() { router?.close() }
}
