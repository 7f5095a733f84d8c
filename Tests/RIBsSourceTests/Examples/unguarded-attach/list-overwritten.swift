// The list keeps the last child alone.
// with: PlainKid, MomStream
final class MomRouter: Router<MomInteractor> {
  private var kids: [KidRouter] = []
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    kids = [kid]
    attachChild(kid)  // reported: warning
  }
}
