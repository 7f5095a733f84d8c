// Another type has a function of that name.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    Gate().evaluatePolicy { [weak self] in self?.router?.routeToHome() }
  }
}

struct Gate {
  func evaluatePolicy(_ done: @escaping () -> Void) { done() }
}
