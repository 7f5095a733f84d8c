// A computed property tests the slot, whatever the caller calls its variables.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private var isOpen: Bool { kid != nil }

  func routeToKid() {
    let kid: Routing? = kidBuilder.build(withListener: interactor)
    guard !isOpen, let kid else { return }
    self.kid = kid
    attachChild(kid)
  }
}
