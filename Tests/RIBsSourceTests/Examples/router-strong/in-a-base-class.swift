// A generic base class holds the routers of two RIBs in one property.
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

protocol LoginRouting: Routing {}

final class LoginInteractor: BaseInteractor<LoginRouting> {}

final class LoginRouter: Router<LoginInteractor>, LoginRouting {
  init(interactor: LoginInteractor, name: String) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}
