// A generic function sets the router.
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
  override init(interactor: MomInteractor) {
    super.init(interactor: interactor)
    connect(interactor, to: self)
  }

  func routeToKid() {}
}

func connect<Item: RouterHolding>(_ item: Item, to router: Item.Router) { item.router = router }
