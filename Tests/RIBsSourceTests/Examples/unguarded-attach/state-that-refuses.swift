// A state that the function sets refuses a second call.
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
    attachChild(new)  // reported: info
  }

  private func move(to next: Phase) -> Bool {
    guard phase != next else { return false }
    phase = next
    return true
  }
}
