// The queue is the main one.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let queue = DispatchQueue.main

  func didTapLogin() {
    queue.async { [weak self] in self?.router?.routeToHome() }
  }
}
