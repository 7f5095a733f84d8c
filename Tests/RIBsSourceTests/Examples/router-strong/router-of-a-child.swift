// An interactor holds the router of another RIB.
// with: PlainKid
protocol HomeRouting: Routing {}

final class HomeInteractor: Interactor, KidListener {
  weak var router: HomeRouting?
  var kid: KidRouter?
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  init(interactor: HomeInteractor, name: String) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}
