// The router has no init, and the builder sets only the listener.
protocol HomeInteractable: Interactable {
  var router: HomeRouting? { get set }
  var listener: HomeListener? { get set }
}

protocol HomeRouting: Routing {
  func close()
}

final class HomeInteractor: Interactor, HomeInteractable {
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  override func willResignActive() {
    super.willResignActive()
    router?.close()
  }
}

final class HomeRouter: Router<HomeInteractable>, HomeRouting {  // reported: warning
  func close() {
    print("closed")
  }
}

final class HomeBuilder: Builder<HomeDependency> {
  func build(withListener listener: HomeListener) -> HomeRouting {
    let interactor = HomeInteractor()
    interactor.listener = listener
    return HomeRouter(interactor: interactor)
  }
}
