// The list of children is the slot.
// with: ClosingKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  // No property holds the kid.
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private var kid: KidRouter? { children.lazy.compactMap { $0 as? KidRouter }.first }

  func routeToKid() {
    guard kid == nil else { return }
    attachChild(kidBuilder.build(withListener: interactor))
  }

  func close() { kid.map(detachChild) }
}

extension MomInteractor {
  func kidDidClose() { router?.close() }
}
