// A local function has the isolation of the function around it.
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
