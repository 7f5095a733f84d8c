// A closure that does not escape runs at once.
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
    guard kid == nil else { return }
    Clock.measure { open() }
  }

  private func open() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}

enum Clock {
  static func measure(_ work: () -> Void) {
    print("before")
    work()
  }
}
