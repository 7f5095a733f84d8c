// A service answers at once on one way, and on the main queue on the other.
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
  var isOnline = true

  func login() -> AnyPublisher<Data, URLError> {
    guard isOnline else {
      return Just(Data()).setFailureType(to: URLError.self).eraseToAnyPublisher()
    }
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    return URLSession.shared.dataTaskPublisher(for: request)
      .map(\.data)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
