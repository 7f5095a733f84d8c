// What is compared is awaited.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  func didTapLogin() {
    Task { [weak self] in
      guard await self?.server.count() == 1 else { return }
      self?.router?.routeToHome()  // reported: warning
    }
  }
}
