// The contact store calls back on a queue of its own.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    CNContactStore().requestAccess(for: .contacts) { [weak self] _, _ in
      self?.router?.routeToHome()  // reported: warning
    }
  }
}
