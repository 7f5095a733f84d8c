// `@concurrent` takes the function off its caller's actor.
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
