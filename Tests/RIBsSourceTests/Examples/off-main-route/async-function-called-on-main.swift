// A task on the main actor waits for a function that is on none.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { @MainActor [weak self] in await self?.login() }
  }

  private func login() async {
    await server.login()
    router?.routeToHome()  // reported: warning
  }
}
