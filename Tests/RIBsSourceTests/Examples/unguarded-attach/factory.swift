// A function that the router is given returns the kid.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: Routing?
  private let makeKid: (KidListener) -> KidRouter

  init(interactor: MomInteractor, makeKid: @escaping (KidListener) -> KidRouter) {
    self.makeKid = makeKid
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = makeKid(interactor)
    kid = new
    attachChild(new)  // reported: error
  }
}
