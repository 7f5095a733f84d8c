// Deactivation lets go of the router.
protocol HomeRouting: Routing {}

final class HomeInteractor: Interactor {
  var router: HomeRouting?  // reported: info

  override func willResignActive() {
    super.willResignActive()
    router = nil
  }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  init(interactor: HomeInteractor, name: String) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}
