// A computed property holds nothing.
protocol HomeRouting: Routing {}

final class HomeInteractor: Interactor {
  private weak var owner: HomeRouting?
  var router: HomeRouting? {
    get { owner }
    set { owner = newValue }
  }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  init(interactor: HomeInteractor, name: String) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}
