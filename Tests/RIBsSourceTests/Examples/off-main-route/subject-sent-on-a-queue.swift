// A service sends to its subject on a queue of its own.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let scanner: Scanning
  private var cancellables = Set<AnyCancellable>()

  init(presenter: LoginPresentable, scanner: Scanning) {
    self.scanner = scanner
    super.init(presenter: presenter)
  }

  func didTapLogin() {
    scanner.found
      .filter { !$0.isEmpty }
      .sink { [weak self] _ in
        self?.router?.routeToHome()  // reported: warning
      }
      .store(in: &cancellables)
  }
}

protocol Scanning: AnyObject {
  var found: AnyPublisher<String, Never> { get }
}

final class Scanner: Scanning {
  private let queue = DispatchQueue(label: "scanner")
  private let subject = PassthroughSubject<String, Never>()

  var found: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }

  func start() {
    queue.async { [weak self] in self?.subject.send("found") }
  }
}
