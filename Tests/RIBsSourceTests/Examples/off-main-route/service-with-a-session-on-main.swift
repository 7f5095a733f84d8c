// The app makes a session that answers on the main queue, which may be the service's.
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
  private let session: URLSession

  init(session: URLSession = LoginService.session) { self.session = session }

  private static func makeSession() -> URLSession {
    URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
  }

  func login() -> AnyPublisher<Data, URLError> {
    session.dataTaskPublisher(for: URLRequest(url: URL(fileURLWithPath: "/")))
      .map(\.data)
      .eraseToAnyPublisher()
  }
}
