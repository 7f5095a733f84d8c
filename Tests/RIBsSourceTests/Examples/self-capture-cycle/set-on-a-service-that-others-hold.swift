// The interactor does not hold the service.
final class SignIn {
  var completion: ((String) -> Void)?

  func finish(_ token: String) {
    completion?(token)
  }
}

final class LoginInteractor: Interactor {
  weak var auth: SignIn?

  override func didBecomeActive() {
    super.didBecomeActive()
    auth?.completion = { token in
      self.signIn(token)
    }
  }

  private func signIn(_ token: String) {}
}
