// A value that was begun before is awaited.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { [weak self] in
      guard let self else { return }
      async let user = self.server.login()
      print(await user)
      self.router?.routeToHome()  // reported: warning
    }
  }
}
