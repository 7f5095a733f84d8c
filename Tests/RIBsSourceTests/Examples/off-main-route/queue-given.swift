// Who made the queue chose which it is.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let queue: DispatchQueue

  func didTapLogin() {
    queue.async { [weak self] in self?.router?.routeToHome() }
  }
}
