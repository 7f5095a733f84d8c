// A session that is made on demand calls its delegate on the main queue.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let downloads: DownloadService

  init(presenter: LoginPresentable, downloads: DownloadService) {
    self.downloads = downloads
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    downloads.done
      .subscribe(onNext: { [weak self] _ in
        self?.router?.routeToHome()
      })
      .disposeOnDeactivate(interactor: self)
  }

  func didTapLogin() { downloads.begin() }
}

final class DownloadService: NSObject, URLSessionDataDelegate {
  private let subject = PublishSubject<Bool>()
  var done: Observable<Bool> { subject.asObservable() }

  private lazy var session: URLSession = {
    let queue = OperationQueue.main
    queue.name = "downloads"
    return URLSession(configuration: .default, delegate: self, delegateQueue: queue)
  }()

  func begin() { session.dataTask(with: URL(fileURLWithPath: "/")).resume() }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
    subject.onNext(error == nil)
  }
}
