// The property has the type of the router itself.
protocol HomeRouting: Routing {}

final class HomeInteractor: Interactor {
  var router: HomeRouter?  // reported: warning
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  init(interactor: HomeInteractor, name: String) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}
