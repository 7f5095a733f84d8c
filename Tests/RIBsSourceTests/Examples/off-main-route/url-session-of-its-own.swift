// A session of its own may have been given the main queue.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    let task = session.dataTask(with: url) { [weak self] _, _, _ in
      self?.router?.routeToHome()
    }
    task.resume()
  }
}
