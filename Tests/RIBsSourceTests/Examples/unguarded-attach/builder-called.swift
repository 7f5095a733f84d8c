// A child that the builder makes is attached again at each tap.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder()
    kid = new
    attachChild(new)  // reported: error
  }
}

extension KidBuilder {
  func callAsFunction() -> KidRouter { build(withListener: Nobody()) }
}

final class Nobody: KidListener {}
