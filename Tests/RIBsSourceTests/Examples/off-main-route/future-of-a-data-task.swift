// The service makes a publisher of a data task.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let api: LoginServing
  private var cancellables = Set<AnyCancellable>()

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
      .store(in: &cancellables)
  }
}

protocol LoginServing {
  func login() -> AnyPublisher<Data, URLError>
}

final class LoginService: LoginServing {
  private let session = URLSession.shared

  func login() -> AnyPublisher<Data, URLError> {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    return Deferred {
      Future<Data, URLError> { promise in
        self.session.dataTask(with: request) { data, _, _ in
          promise(.success(data ?? Data()))
        }.resume()
      }
    }
    .eraseToAnyPublisher()
  }
}
