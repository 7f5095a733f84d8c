// Two services have a delegate of one kind. The interactor is that of the one that calls on the main queue.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener,
  LoginWorkerDelegate
{
  weak var router: LoginRouting?
  private let worker: LoginWorker

  init(presenter: LoginPresentable, worker: LoginWorker) {
    self.worker = worker
    super.init(presenter: presenter)
    worker.delegate = self
  }

  func didTapLogin() { worker.begin() }

  func workerDidLogin(_ token: String) {
    router?.routeToHome()
  }
}

protocol LoginWorkerDelegate: AnyObject {
  func workerDidLogin(_ token: String)
}

final class LoginWorker {
  weak var delegate: LoginWorkerDelegate?

  func begin() {
    DispatchQueue.main.async { [weak self] in self?.delegate?.workerDidLogin("token") }
  }
}

final class TokenRefresher {
  weak var delegate: LoginWorkerDelegate?

  func refresh() {
    DispatchQueue.global().async { [weak self] in self?.delegate?.workerDidLogin("token") }
  }
}

final class TokenStore: LoginWorkerDelegate {
  private let refresher = TokenRefresher()
  private(set) var token = ""

  init() { refresher.delegate = self }

  func workerDidLogin(_ token: String) { self.token = token }
}
