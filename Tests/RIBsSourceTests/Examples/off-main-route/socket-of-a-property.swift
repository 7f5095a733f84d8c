// A web socket that a property has sends what it receives.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let socket: Socket

  init(presenter: LoginPresentable, socket: Socket) {
    self.socket = socket
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    socket.frames
      .subscribe(onNext: { [weak self] _ in
        self?.router?.routeToHome()  // reported: warning
      })
      .disposeOnDeactivate(interactor: self)
  }

  func didTapLogin() { socket.open() }
}

final class Socket {
  private let session: URLSession
  private let subject = PublishSubject<Data>()
  private var task: URLSessionWebSocketTask?
  var frames: Observable<Data> { subject.asObservable() }

  init() {
    session = URLSession(configuration: .default)
  }

  func open() {
    let task = session.webSocketTask(with: URL(fileURLWithPath: "/"))
    self.task = task
    task.resume()
    receive()
  }

  private func receive() {
    task?.receive { [weak self] result in
      guard let self, case .success(.data(let data)) = result else { return }
      self.subject.onNext(data)
      self.receive()
    }
  }
}
