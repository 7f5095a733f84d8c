// A protocol of another module may isolate the class.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener,
  UITableViewDataSource
{
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { @MainActor [weak self] in await self?.login() }
  }

  private func login() async {
    await server.login()
    router?.routeToHome()
  }
}
