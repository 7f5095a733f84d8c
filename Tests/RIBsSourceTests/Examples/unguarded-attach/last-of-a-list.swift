// A property has the last child of a list that keeps all.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kids: [KidRouter] = []
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
    kids.append(new)
    attachChild(new)
  }

  func closeAll() {
    kids.forEach(detachChild)
    kids = []
    last = nil
  }
}
