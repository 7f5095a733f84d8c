// The call is made before the await, or on the main actor.
protocol LoginRouting: Routing {
  func routeToHome()
}

final class LoginInteractor: Interactor {
  weak var router: LoginRouting?
  private let server = Server()

  override func didBecomeActive() {
    super.didBecomeActive()
    Task { [weak self] in
      self?.router?.routeToHome()
      await self?.server.login()
    }
    Task { @MainActor [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()
    }
  }
}
