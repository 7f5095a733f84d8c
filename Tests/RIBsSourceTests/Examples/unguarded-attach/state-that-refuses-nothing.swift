// A function that counts refuses nobody.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private enum Phase { case idle, presenting }
  private var phase = Phase.idle
  private var count = 0

  func routeToKid() {
    guard move(to: .presenting) else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
  }

  private func move(to next: Phase) -> Bool {
    count += 1
    return true
  }
}
