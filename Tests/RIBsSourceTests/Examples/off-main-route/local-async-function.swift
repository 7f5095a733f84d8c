// A function in another one has its isolation.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  @MainActor func didTapLogin() {
    func login() async {
      await server.login()
      router?.routeToHome()
    }
    Task { await login() }
  }
}
