// A pattern finds the old entry, and the route detaches it.
// with: PlainKid, MomRows
final class MomRouter: Router<MomInteractor> {
  private var kids: [String: KidRouter] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid(of id: String) {
    if case let .some(old) = kids[id] { detachChild(old) }
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)
  }
}
