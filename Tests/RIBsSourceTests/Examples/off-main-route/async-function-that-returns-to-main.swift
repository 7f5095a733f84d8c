// The function that is on no actor returns to a task that is on the main actor.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { @MainActor [weak self] in
      await self?.login()
      self?.router?.routeToHome()
    }
  }

  private func login() async {
    await server.login()
  }
}
