// The session of a service is given to it: it answers on a queue of its own.
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
  private let session: URLSession

  init(session: URLSession = .shared) { self.session = session }

  func login() -> AnyPublisher<Data, URLError> {
    session.dataTaskPublisher(for: URLRequest(url: URL(fileURLWithPath: "/")))
      .map(\.data)
      .eraseToAnyPublisher()
  }
}
