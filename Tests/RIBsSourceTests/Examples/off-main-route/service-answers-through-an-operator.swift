// A service goes to the main queue through an operator of the app.
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
  func login() -> AnyPublisher<Data, URLError> {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    return URLSession.shared.dataTaskPublisher(for: request)
      .map(\.data)
      .onMain()
      .eraseToAnyPublisher()
  }
}

extension Publisher {
  func onMain() -> AnyPublisher<Output, Failure> {
    receive(on: DispatchQueue.main).eraseToAnyPublisher()
  }
}
