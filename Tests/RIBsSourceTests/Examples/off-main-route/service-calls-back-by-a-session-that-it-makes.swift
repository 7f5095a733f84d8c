// The service makes a session, which calls back on a queue of its own.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let api: LoginServing

  init(presenter: LoginPresentable, api: LoginServing) {
    self.api = api
    super.init(presenter: presenter)
  }

  func didTapLogin() {
    api.login { [weak self] isIn in
      if isIn { self?.router?.routeToHome() }  // reported: warning
    }
  }
}

protocol LoginServing {
  func login(_ done: @escaping (Bool) -> Void)
}

final class LoginService: LoginServing {
  private let session = URLSession(configuration: .default)

  func login(_ done: @escaping (Bool) -> Void) {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    session.dataTask(with: request) { data, _, _ in
      done(data != nil)
    }.resume()
  }
}
