// The route first calls a function that detaches the old entry.
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
    closeKid(of: id)
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)
  }

  func closeKid(of id: String) {
    guard let kid = kids[id] else { return }
    detachChild(kid)
    kids[id] = nil
  }
}
