// A base class sets it.
protocol PageInteractable: Interactable {
  var router: PageRouting? { get set }
}

protocol PageRouting: Routing {
  func close()
}

class PageRouter<InteractorType: PageInteractable>: Router<InteractorType>, PageRouting {
  override init(interactor: InteractorType) {
    super.init(interactor: interactor)
    interactor.router = self
  }

  func close() {}
}

final class HomeInteractor: Interactor, PageInteractable {
  weak var router: PageRouting?

  override func willResignActive() {
    super.willResignActive()
    router?.close()
  }
}

final class HomeRouter: PageRouter<HomeInteractor> {}
