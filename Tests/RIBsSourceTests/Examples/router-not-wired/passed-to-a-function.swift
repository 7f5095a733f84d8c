// A function of the interactor takes it.
final class HomeInteractor: Interactor {
  private weak var router: HomeRouter?

  func connect(_ router: HomeRouter) {
    self.router = router
  }

  override func willResignActive() {
    super.willResignActive()
    router?.close()
  }
}

final class HomeRouter: Router<HomeInteractor> {
  override init(interactor: HomeInteractor) {
    super.init(interactor: interactor)
    interactor.connect(self)
  }

  func close() {}
}
