// The function overrides one that is isolated. Its sibling overrides nothing.
// with: Login
class FormInteractor: PresentableInteractor<LoginPresentable> {
  @MainActor func submit() async {}
}

final class LoginInteractor: FormInteractor, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { @MainActor [weak self] in await self?.submit() }
    Task { @MainActor [weak self] in await self?.login() }
  }

  override func submit() async {
    await server.login()
    router?.routeToHome()
  }

  private func login() async {
    await server.login()
    router?.routeToHome()  // reported: warning
  }
}
