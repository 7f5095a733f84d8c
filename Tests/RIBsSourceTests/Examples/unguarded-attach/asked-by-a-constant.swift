// A constant has what a function of the router says of its children.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private func isShown(_ kid: KidRouter?) -> Bool {
    guard let kid else { return false }
    return children.contains { $0 === kid }
  }

  func routeToKid() {
    let isShown = isShown(kid)
    guard !isShown else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }
}
