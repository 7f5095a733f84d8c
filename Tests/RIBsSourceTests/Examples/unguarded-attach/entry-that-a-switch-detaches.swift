// A switch over the old entry detaches it.
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
    switch kids[id] {
    case .some(let old): detachChild(old)
    case nil: break
    }
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)
  }
}
