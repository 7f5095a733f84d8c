// The callback of local authentication goes to the main queue.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") {
      [weak self] isOpen, _ in
      DispatchQueue.main.async {
        if isOpen { self?.router?.routeToHome() }
      }
    }
  }
}
