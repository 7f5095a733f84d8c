// Only the listener says which RIB the function returns, which is a guess.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let makers: Makers

  init(interactor: MomInteractor, makers: Makers) {
    self.makers = makers
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = makers.kid(interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}

struct Makers {
  let kid: (KidListener) -> Routing
}
