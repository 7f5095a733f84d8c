// A property has the last child, and a list the names of all.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var names: [String] = []
  private var last: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    last = new
    names.append("kid")
    attachChild(new)  // reported: error
  }

  func closeLast() {
    guard let last else { return }
    detachChild(last)
    self.last = nil
  }
}
