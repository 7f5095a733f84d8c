// What a protocol's function demands holds for the function that implements it.
protocol LoginRouting: Routing {
  @MainActor func routeToHome()
  func routeToHelp()
}

protocol LoginLoading {
  @MainActor func load() async
  func reload() async
}

final class LoginInteractor: Interactor, LoginLoading {
  weak var router: LoginRouting?
  weak var listener: LoginListener?
  private let server = Server()

  func load() async {
    await server.login()
    router?.routeToHelp()
  }

  func reload() async {
    await server.login()
    router?.routeToHelp()  // reported: warning
    router?.routeToHome()
  }
}

@MainActor extension LoginInteractor {
  func show() async {
    await server.login()
    router?.routeToHelp()
  }
}

extension LoginInteractor {
  func showLater() async {
    await server.login()
    router?.routeToHelp()  // reported: warning
  }
}
