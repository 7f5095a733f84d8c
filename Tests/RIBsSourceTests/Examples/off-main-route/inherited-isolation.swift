// A task takes over the isolation of the function around it.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  @MainActor func didTapLogin() {
    Task { [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()
    }
  }
}
