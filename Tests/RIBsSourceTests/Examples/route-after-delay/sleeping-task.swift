// A task that sleeps.
protocol SplashRouting: Routing {
  func routeToHome()
}

final class SplashInteractor: Interactor {
  weak var router: SplashRouting?

  override func didBecomeActive() {
    super.didBecomeActive()
    Task { @MainActor [weak self] in
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      self?.router?.routeToHome()  // reported: info
    }
  }
}
