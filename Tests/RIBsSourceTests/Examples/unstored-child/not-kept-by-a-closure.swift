// The stored closure is about something else.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var close: (() -> Void)?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    attachChild(new)  // reported: warning
    close = { [weak self] in self?.interactor.router = nil }
  }
}
