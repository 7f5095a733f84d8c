// A base class refers to the router weakly.
protocol HomeRouting: Routing {}

class BaseInteractor: Interactor {
  weak var router: HomeRouting?
}

final class HomeInteractor: BaseInteractor {}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  init(interactor: HomeInteractor, name: String) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}
