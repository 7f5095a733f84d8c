// A service that the interactor holds keeps the closure in a property.
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
    auth.completion = { token in  // reported: warning
      self.signIn(token)
    }
  }

  private func signIn(_ token: String) {}
}
