// The route is taken at once, and once more later.
protocol SplashRouting: Routing {
  func routeToHome()
}

final class SplashInteractor: Interactor {
  weak var router: SplashRouting?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.routeToHome()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.router?.routeToHome()  // reported: info
    }
  }
}
