// A service works on a queue of its own and calls its delegate on the main queue.
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
  private let queue = DispatchQueue(label: "login")

  func begin() {
    queue.async { [weak self] in
      DispatchQueue.main.async { self?.delegate?.workerDidLogin("token") }
    }
  }
}
