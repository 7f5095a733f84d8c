// The shared session calls back on a queue of its own.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    let task = URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
      self?.router?.routeToHome()  // reported: warning
    }
    task.resume()
  }
}
