// A web socket receives on its session's own queue, and a worker passes on what it receives.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let worker: LoginWorker

  init(presenter: LoginPresentable, worker: LoginWorker) {
    self.worker = worker
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    worker.logins
      .subscribe(onNext: { [weak self] _ in
        self?.router?.routeToHome()  // reported: warning
      })
      .disposeOnDeactivate(interactor: self)
  }

  func didTapLogin() { worker.begin() }
}

final class LoginWorker {
  private let socket: Socket
  private let bag = DisposeBag()
  private let relay = PublishRelay<Data>()
  var logins: Observable<Data> { relay.asObservable() }

  init(socket: Socket) { self.socket = socket }

  func begin() {
    socket.frames
      .subscribe(onNext: { [relay] in relay.accept($0) })
      .disposed(by: bag)
    socket.open()
  }
}

final class Socket {
  private let session: URLSession
  private let subject = PublishSubject<Data>()
  private var task: URLSessionWebSocketTask?
  var frames: Observable<Data> { subject.asObservable() }

  init() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: .default, delegate: nil, delegateQueue: queue)
  }

  func open() {
    let task = session.webSocketTask(with: URL(fileURLWithPath: "/"))
    self.task = task
    task.resume()
    receive(on: task)
  }

  private func receive(on task: URLSessionWebSocketTask) {
    task.receive { [weak self, weak task] result in
      guard let self, let task, case .success(.data(let data)) = result else { return }
      self.subject.onNext(data)
      self.receive(on: task)
    }
  }
}
