// The function, its class or the router's protocol is isolated.
@MainActor protocol AccountRouting: Routing {
  func routeToHome()
}

protocol LoginPresentableListener: AnyObject {
  func didTapLogin()
}

protocol LoginPresentable: Presentable {
  var listener: LoginPresentableListener? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: AccountRouting?
  private let server = Server()

  func didTapLogin() {
    Task { [weak self] in await self?.login() }
    Task { [weak self] in
      await self?.server.login()
      await self?.router?.routeToHome()
    }
  }

  @MainActor private func login() async {
    await server.login()
    router?.routeToHome()
  }
}

@MainActor final class SignUpInteractor: Interactor {
  weak var router: AccountRouting?
  private let server = Server()

  override func didBecomeActive() {
    super.didBecomeActive()
    Task { [weak self] in
      await self?.server.signUp()
      self?.router?.routeToHome()
    }
  }
}
