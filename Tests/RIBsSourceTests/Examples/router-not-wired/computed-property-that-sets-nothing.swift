// A computed property is set, and keeps nothing.
protocol HomeRouting: Routing {}

final class HomeInteractor: Interactor {
  private weak var owner: HomeRouting?
  var router: HomeRouting? {
    get { owner }
    set { print(newValue as Any) }
  }

  func open() { _ = owner }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {  // reported: warning
  init(interactor: HomeInteractor, name: String) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}
