// A view goes back to the main queue before it calls its listener.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  override init(presenter: LoginPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapLogin() {
    router?.routeToHome()
  }
}

final class LoginViewController: UIViewController, LoginPresentable, ViewControllable {
  weak var listener: LoginPresentableListener?

  @objc private func loginTapped() {
    let task = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { [weak self] _, _, _ in
      DispatchQueue.main.async { self?.listener?.didTapLogin() }
    }
    task.resume()
  }
}
