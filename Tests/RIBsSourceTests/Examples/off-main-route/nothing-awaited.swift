// Nothing is awaited before the call.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    router?.routeToHome()
    Task { [weak self] in await self?.server.login() }
  }
}
