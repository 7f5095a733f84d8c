// A session calls its delegate on the main queue.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let feed: Feed
  private var cancellables = Set<AnyCancellable>()

  init(presenter: LoginPresentable, feed: Feed) {
    self.feed = feed
    super.init(presenter: presenter)
  }

  func didTapLogin() {
    feed.messages
      .sink { [weak self] _ in
        self?.router?.routeToHome()
      }
      .store(in: &cancellables)
  }
}

final class Feed: NSObject, URLSessionDataDelegate {
  private let subject = PassthroughSubject<Data, Never>()
  var messages: AnyPublisher<Data, Never> { subject.eraseToAnyPublisher() }
  private lazy var session = URLSession(
    configuration: .default, delegate: self, delegateQueue: .main)

  func open() { session.dataTask(with: URL(fileURLWithPath: "/")).resume() }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    subject.send(data)
  }
}
