// A queue of its own runs the closure.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let queue = DispatchQueue(label: "login")

  func didTapLogin() {
    queue.async { [weak self] in self?.router?.routeToHome() }  // reported: warning
  }
}
