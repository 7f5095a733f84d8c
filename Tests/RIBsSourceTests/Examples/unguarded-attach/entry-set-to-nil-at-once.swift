// The entry is set to nil before it is replaced, and its child stays attached.
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
    kids[id] = nil
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)  // reported: error
  }
}
