// A closure in a property only reads it.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?  // reported: warning
  private lazy var isOpen: () -> Bool = { [unowned self] in self.kid != nil }

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  func routeToKid() {
    guard !isOpen() else { return }
    print("nothing to open")
  }

  func closeKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
