// The function that the base class calls keeps no router, and nobody calls the one that would.
protocol Wirable: Interactable {
  func wire(_ router: Routing)
}

class WiredRouter<InteractorType: Wirable>: Router<InteractorType> {
  override init(interactor: InteractorType) {
    super.init(interactor: interactor)
    interactor.wire(self)
  }
}

final class HomeInteractor: Interactor, Wirable {
  weak var router: HomeRouter?

  func wire(_ routing: Routing) { print(routing) }
  func connect(_ routing: Routing) { router = routing as? HomeRouter }
  func reset(_ routing: Routing) { router = nil }

  override func willResignActive() {
    super.willResignActive()
    router?.close()
  }
}

final class HomeRouter: WiredRouter<HomeInteractor> {  // reported: warning
  func close() {}
}
