// The caller goes to the main queue.
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
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { _ in },
        receiveValue: { [weak self] _ in
          self?.router?.routeToHome()
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
    return URLSession.shared.dataTaskPublisher(for: request)
      .map(\.data)
      .eraseToAnyPublisher()
  }
}
