// A key path names another property.
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
  override init(interactor: MomInteractor) {
    super.init(interactor: interactor)
    wire(\.name)
  }

  func routeToKid() {}
}

extension Router {
  func wire<Item>(_ path: ReferenceWritableKeyPath<InteractorType, Item?>) {
    interactor[keyPath: path] = self as? Item
  }
}
