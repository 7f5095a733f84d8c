// A dictionary and a property hold the child, and the route tests neither.
// with: PlainKid, MomRows
final class MomRouter: Router<MomInteractor> {
  private var kids: [String: KidRouter] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private var shown: KidRouter?

  func routeToKid(of id: String) {
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    shown = kid
    attachChild(kid)  // reported: error
  }
}
