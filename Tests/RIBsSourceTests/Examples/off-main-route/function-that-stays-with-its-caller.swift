// The function runs on its caller's actor.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { @MainActor [weak self] in await self?.login() }
    Task { @MainActor [weak self] in await self?.signUp() }
  }

  nonisolated(nonsending) private func login() async {
    await server.login()
    router?.routeToHome()
  }

  private func signUp(on actor: isolated (any Actor)? = #isolation) async {
    await server.login()
    router?.routeToHome()
  }
}
