// A dictionary and a property hold the child. The route detaches it through the property.
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
    guard let shown else { return }
    detachChild(shown)
    self.shown = nil
    kids[id] = nil
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)
  }

  func openFirst(of id: String) {
    guard shown == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    shown = kid
    attachChild(kid)
  }
}
