// A service calls another function of its own, which publishes on the queue of the session.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let api: LoginServing

  init(presenter: LoginPresentable, api: LoginServing) {
    self.api = api
    super.init(presenter: presenter)
  }

  func didTapLogin() {
    api.login()
      .sink(
        receiveCompletion: { _ in },
        receiveValue: { [weak self] _ in
          self?.router?.routeToHome()  // reported: warning
        }
      )
      .cancelOnDeactivate(interactor: self)
  }
}

protocol LoginServing {
  func login() -> AnyPublisher<Data, URLError>
}

final class LoginService: LoginServing {
  func login() -> AnyPublisher<Data, URLError> {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    return self.load(request).eraseToAnyPublisher()
  }

  private func load(_ request: URLRequest) -> AnyPublisher<Data, URLError> {
    URLSession.shared.dataTaskPublisher(for: request).map(\.data).eraseToAnyPublisher()
  }
}
