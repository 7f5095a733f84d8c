// A detached task in a function on the main actor.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  @MainActor func didTapLogin() {
    Task.detached { [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()  // reported: warning
    }
  }
}
