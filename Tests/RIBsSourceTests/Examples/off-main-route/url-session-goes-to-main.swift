// The completion goes to the main queue before it routes.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    let task = URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
      DispatchQueue.main.async { self?.router?.routeToHome() }
    }
    task.resume()
  }
}
