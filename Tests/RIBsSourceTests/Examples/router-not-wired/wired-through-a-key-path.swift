// A key path names the property.
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
    wire(\.router)
  }

  func routeToKid() {}
}

extension Router {
  func wire<Item>(_ path: ReferenceWritableKeyPath<InteractorType, Item?>) {
    interactor[keyPath: path] = self as? Item
  }
}
