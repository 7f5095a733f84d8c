// The dictionary has no entry yet.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var kids: [String: KidRouter] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kids["me"] == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    kids["me"] = kid
    attachChild(kid)
  }
}
