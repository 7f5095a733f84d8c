// The function leaves its caller's actor by an attribute.
// with: Login
@MainActor
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { [weak self] in await self?.login() }
  }

  @concurrent private func login() async {
    await server.login()
    router?.routeToHome()  // reported: warning
  }
}
