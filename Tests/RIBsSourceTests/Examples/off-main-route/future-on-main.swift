// The service makes a publisher that answers on the main queue.
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
          self?.router?.routeToHome()
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
    return Future { promise in
      DispatchQueue.main.async { promise(.success(Data())) }
    }
    .eraseToAnyPublisher()
  }
}
