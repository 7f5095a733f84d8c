// A view calls its listener where a session answers.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  override init(presenter: LoginPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapLogin() {
    router?.routeToHome()  // reported: warning
  }
}

final class LoginViewController: UIViewController, LoginPresentable, ViewControllable {
  weak var listener: LoginPresentableListener?

  @objc private func loginTapped() {
    let task = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { [weak self] _, _, _ in
      self?.listener?.didTapLogin()
    }
    task.resume()
  }
}
