// Something is awaited before the call.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()  // reported: warning
    }
  }
}
