// The interactor takes the closure back when it is deactivated.
final class SignIn {
  var completion: ((String) -> Void)?

  func finish(_ token: String) {
    completion?(token)
  }
}

final class LoginInteractor: Interactor {
  private let auth: SignIn

  init(auth: SignIn) { self.auth = auth }

  override func didBecomeActive() {
    super.didBecomeActive()
    auth.completion = { token in
      self.signIn(token)
    }
  }

  override func willResignActive() {
    super.willResignActive()
    auth.completion = nil
  }

  private func signIn(_ token: String) {}
}
