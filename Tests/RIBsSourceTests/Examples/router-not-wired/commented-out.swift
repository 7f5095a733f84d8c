// The line is commented out.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?

  override func willResignActive() {
    super.willResignActive()
    router?.close()
  }
}

final class HomeRouter: Router<HomeInteractor> {  // reported: warning
  override init(interactor: HomeInteractor) {
    super.init(interactor: interactor)
    // interactor.router = self
  }

  func close() {
    print("closed")
  }
}
