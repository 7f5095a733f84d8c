// A key that another function made may have an entry.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [UUID: KidRouter] = [:]
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  private let id = UUID()

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    kids[id] = new
    attachChild(new)  // reported: error
  }
}
