// Local authentication calls back on a queue of its own.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  func didTapLogin() {
    let context = LAContext()
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") {
      [weak self] isOpen, _ in
      if isOpen { self?.router?.routeToHome() }  // reported: warning
    }
  }
}
