// After an await, what a call of the main queue or the main actor runs is on the main thread.
protocol LoginRouting: Routing {
  func routeToHome()
}

final class LoginInteractor: Interactor {
  weak var router: LoginRouting?
  private let server = Server()

  override func didBecomeActive() {
    super.didBecomeActive()
    Task { [weak self] in
      await self?.server.login()
      DispatchQueue.main.sync { self?.router?.routeToHome() }
      await MainActor.run { self?.router?.routeToHome() }
      MainActor.assumeIsolated { self?.router?.routeToHome() }
      DispatchQueue.global().sync { self?.router?.routeToHome() }  // reported: warning
      DispatchQueue.main.sync { print("main") }
      self?.router?.routeToHome()  // reported: warning
    }
    Task.detached { @MainActor [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()
    }
    Task.detached { [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()  // reported: warning
    }
  }
}
