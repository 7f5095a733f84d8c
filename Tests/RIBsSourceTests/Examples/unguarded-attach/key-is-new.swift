// A key that was just made replaces nothing.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [UUID: KidRouter] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let id = UUID()
    let new = kidBuilder.build(withListener: interactor)
    kids[id] = new
    attachChild(new)
  }
}
