// A service answers on the main queue, with its cache and without it.
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
  private var isCached = false

  func login(_ done: @escaping (Bool) -> Void) {
    if isCached {
      DispatchQueue.main.async { done(true) }
      return
    }
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    URLSession.shared.dataTask(with: request) { data, _, _ in
      DispatchQueue.main.async { done(data != nil) }
    }.resume()
  }
}
