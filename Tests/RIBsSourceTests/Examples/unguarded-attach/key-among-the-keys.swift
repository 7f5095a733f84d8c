// The keys are searched.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [String: KidRouter] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard !kids.keys.contains("a") else { return }
    let new = kidBuilder.build(withListener: interactor)
    kids["a"] = new
    attachChild(new)
  }
}
