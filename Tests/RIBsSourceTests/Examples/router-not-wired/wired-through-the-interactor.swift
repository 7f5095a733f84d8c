// A base class gives itself to a function of the interactor, which sets the router.
protocol Wirable: Interactable {
  func wire(_ router: Routing)
}

class WiredRouter<InteractorType: Wirable>: Router<InteractorType> {
  override init(interactor: InteractorType) {
    super.init(interactor: interactor)
    interactor.wire(self)
  }
}

class WiredInteractor: Interactor, Wirable {
  func wire(_ router: Routing) { connect(router) }
  func connect(_ routing: Routing) {}
}

final class HomeInteractor: WiredInteractor {
  weak var router: HomeRouter?

  override func connect(_ routing: Routing) { router = routing as? HomeRouter }

  override func willResignActive() {
    super.willResignActive()
    router?.close()
  }
}

final class HomeRouter: WiredRouter<HomeInteractor> {
  func close() {}
}
