// A generic base class holds the router.
protocol HomeRouting: Routing {}

class BaseInteractor<RouterType>: Interactor {
  var router: RouterType?  // reported: warning
}

final class HomeInteractor: BaseInteractor<HomeRouting> {}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  init(interactor: HomeInteractor, name: String) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}
