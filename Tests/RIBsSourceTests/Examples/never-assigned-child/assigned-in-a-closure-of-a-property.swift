// A closure in a property assigns it.
// with: PlainKid
final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?
  private lazy var open: () -> Void = { [unowned self] in
    guard self.kid == nil else { return }
    let new = self.kidBuilder.build(withListener: self.interactor)
    self.kid = new
    self.attachChild(new)
  }

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  func routeToKid() { open() }

  func closeKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
