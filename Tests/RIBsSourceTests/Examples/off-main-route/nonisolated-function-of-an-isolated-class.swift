// One function of a class on the main actor is not isolated.
// with: Login
@MainActor
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { await login() }
    Task { await signUp() }
  }

  nonisolated private func login() async {
    await server.login()
    router?.routeToHome()  // reported: warning
  }

  private func signUp() async {
    await server.login()
    router?.routeToHome()
  }
}
