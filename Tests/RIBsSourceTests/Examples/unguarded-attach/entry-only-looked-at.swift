// The route looks at the old entry and does not detach it.
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
    if let old = kids[id] { print(old) }
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)  // reported: error
  }
}
