// A worker calls the closure that it was given on the main queue.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let worker: LoginWorking

  init(presenter: LoginPresentable, worker: LoginWorking) {
    self.worker = worker
    super.init(presenter: presenter)
  }

  func didTapLogin() { worker.begin() }

  override func didBecomeActive() {
    super.didBecomeActive()
    worker.onLogin = { [weak self] _ in
      self?.router?.routeToHome()
    }
  }
}

protocol LoginWorking: AnyObject {
  var onLogin: ((String) -> Void)? { get set }
  func begin()
}

final class LoginWorker: LoginWorking {
  var onLogin: ((String) -> Void)?
  private let api = API()

  func begin() {
    api.token { [weak self] token in
      DispatchQueue.main.async { self?.finish(token) }
    }
  }

  private func finish(_ token: String) { onLogin?(token) }
}

final class API {
  private let session = URLSession(configuration: .ephemeral)

  func token(_ completion: @escaping (String) -> Void) {
    let task = session.dataTask(with: URL(fileURLWithPath: "/")) { data, _, _ in
      completion(String(decoding: data ?? Data(), as: UTF8.self))
    }
    task.resume()
  }
}
