// A function that goes to the main thread before it does anything can be called anywhere.
protocol HomeRouting: Routing {
  func hop()
  func hopUnlessMain()
  func hopThrough()
  func nothing()
  func workThenHop()
  func work()
}

protocol HomeInteractable: Interactable {
  var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
  weak var router: HomeRouting?
  private let server = Server()

  func load() async {
    await server.load()
    router?.hop()
    router?.hopUnlessMain()
    router?.hopThrough()
    router?.nothing()
    router?.workThenHop()  // reported: warning
    router?.work()  // reported: warning
  }
}

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
  private var count = 0

  override init(interactor: HomeInteractable) {
    super.init(interactor: interactor)
    interactor.router = self
  }

  func hop() {
    DispatchQueue.main.async { [weak self] in self?.work() }
  }

  func hopUnlessMain() {
    guard Thread.isMainThread else {
      DispatchQueue.main.async { self.hopUnlessMain() }
      return
    }
    work()
  }

  func hopThrough() { hop() }

  func nothing() {}

  func workThenHop() {
    work()
    DispatchQueue.main.async { [weak self] in self?.work() }
  }

  func work() { count += 1 }
}
