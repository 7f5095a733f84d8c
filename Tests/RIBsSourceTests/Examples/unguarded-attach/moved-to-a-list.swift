// The former child is moved to a list first.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private var history: [KidRouter] = []

  func routeToKid() {
    if let kid { history.append(kid) }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }

  func back() {
    guard let old = kid else { return }
    kid = history.popLast()
    detachChild(old)
  }
}
