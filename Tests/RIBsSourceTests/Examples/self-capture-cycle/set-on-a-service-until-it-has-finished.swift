// The service lets go of the closure when it has called it.
final class SignIn {
  var completion: ((String) -> Void)?

  func finish(_ token: String) {
    completion?(token)
    completion = nil
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

  private func signIn(_ token: String) {}
}
