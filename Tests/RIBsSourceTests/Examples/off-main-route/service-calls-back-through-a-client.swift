// A service leaves the request to a client, which calls back anywhere.
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
  private let client = Client()

  func login(_ done: @escaping (Bool) -> Void) {
    client.load("login") { data in done(data != nil) }
  }
}

final class Client {
  func load(_ path: String, then: @escaping (Data?) -> Void) {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: path)) { data, _, _ in then(data) }
      .resume()
  }
}
