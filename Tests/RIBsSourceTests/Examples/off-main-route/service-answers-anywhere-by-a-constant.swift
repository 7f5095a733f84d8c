// A service keeps the answer of its client in a constant, and does not go to the main thread.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let service: LoginService
  private var cancellables = Set<AnyCancellable>()

  init(presenter: LoginPresentable, service: LoginService) {
    self.service = service
    super.init(presenter: presenter)
  }

  func didTapLogin() {
    service.login()
      .sink(
        receiveCompletion: { _ in },
        receiveValue: { [weak self] _ in
          self?.router?.routeToHome()  // reported: warning
        }
      )
      .store(in: &cancellables)
  }
}

struct API {
  func call(_ path: String) -> AnyPublisher<Data, URLError> {
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: path))
      .map(\.data)
      .eraseToAnyPublisher()
  }
}

final class LoginService {
  private let api = API()

  func login() -> AnyPublisher<Data, URLError> {
    let answer = api.call("login")
    return
      answer
      .handleEvents(receiveOutput: { print($0) })
      .eraseToAnyPublisher()
  }
}
