// Another protocol is isolated.
@MainActor protocol ProfileRouting: Routing {}

protocol AccountRouting: Routing {
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
      self?.router?.routeToHome()  // reported: warning
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
