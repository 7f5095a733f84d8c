// A base class forgets it.
protocol PageInteractable: Interactable {
  var router: PageRouting? { get set }
}

protocol PageRouting: Routing {
  func close()
}

class PageRouter<InteractorType: PageInteractable>: Router<InteractorType>, PageRouting {
  override init(interactor: InteractorType) {
    super.init(interactor: interactor)
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

final class HomeRouter: PageRouter<HomeInteractor> {}  // reported: warning
