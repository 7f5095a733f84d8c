// A tuple assigns the router.
// with: PlainKid, MomTaps
protocol RouterHolding: AnyObject {
  associatedtype Router
  var router: Router? { get set }
}

final class MomInteractor: Interactor, RouterHolding {
  weak var router: MomRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.routeToKid()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var count = 0

  override init(interactor: MomInteractor) {
    super.init(interactor: interactor)
    (interactor.router, count) = (self, 1)
  }

  func routeToKid() {}
}
