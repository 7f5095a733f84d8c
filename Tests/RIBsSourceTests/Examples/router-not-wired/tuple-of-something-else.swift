// A tuple assigns something else.
// with: PlainKid, MomTaps
protocol RouterHolding: AnyObject {
  associatedtype Router
  var router: Router? { get set }
}

final class MomInteractor: Interactor, RouterHolding {
  weak var router: MomRouter?

  var name: String?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.routeToKid()
  }
}

final class MomRouter: Router<MomInteractor> {  // reported: warning
  private var count = 0

  override init(interactor: MomInteractor) {
    super.init(interactor: interactor)
    (interactor.name, count) = ("Mom", 1)
  }

  func routeToKid() {}
}
