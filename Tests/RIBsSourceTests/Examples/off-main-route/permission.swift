// A permission request calls back on an arbitrary thread.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { [weak self] _, _ in
      self?.router?.routeToHome()  // reported: warning
    }
  }
}
