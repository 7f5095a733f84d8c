// A service goes to the main queue before it calls its completion.
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
      if isIn { self?.router?.routeToHome() }
    }
  }
}

protocol LoginServing {
  func login(_ done: @escaping (Bool) -> Void)
}

final class LoginService: LoginServing {
  func login(_ done: @escaping (Bool) -> Void) {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    URLSession.shared.dataTask(with: request) { data, _, _ in
      DispatchQueue.main.async { done(data != nil) }
    }.resume()
  }
}
