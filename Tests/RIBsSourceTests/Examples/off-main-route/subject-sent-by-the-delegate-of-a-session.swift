// A session without a queue calls its delegate on a queue that it makes.
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
        self?.router?.routeToHome()  // reported: warning
      }
      .store(in: &cancellables)
  }
}

final class Feed: NSObject, URLSessionDataDelegate {
  private let subject = PassthroughSubject<Data, Never>()
  var messages: AnyPublisher<Data, Never> { subject.eraseToAnyPublisher() }
  private lazy var session = URLSession(
    configuration: .default, delegate: self, delegateQueue: nil)

  func open() { session.dataTask(with: URL(fileURLWithPath: "/")).resume() }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    subject.send(data)
  }
}
