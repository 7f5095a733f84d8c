// A second tap on the same row replaces the entry of a dictionary.
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
    let kid = kidBuilder.build(withListener: interactor)
    kids[id] = kid
    attachChild(kid)  // reported: error
  }
}
