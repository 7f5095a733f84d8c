// Who asks for a permission is called back on any thread.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { [weak self] _, _ in
      self?.router?.routeToHome()  // reported: warning
    }
  }
}
