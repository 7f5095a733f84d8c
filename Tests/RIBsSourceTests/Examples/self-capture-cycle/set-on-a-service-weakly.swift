// The closure that the service keeps holds nothing.
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
    auth.completion = { [weak self] token in self?.signIn(token) }
  }

  private func signIn(_ token: String) {}
}
