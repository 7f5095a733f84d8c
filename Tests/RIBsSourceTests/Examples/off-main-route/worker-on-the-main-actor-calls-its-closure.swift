// A worker of the main actor calls the closure that it was given in a task, which is of the main actor as well.
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

@MainActor
final class LoginWorker: LoginWorking {
  var onLogin: ((String) -> Void)?
  private let api = API()

  func begin() {
    Task { [weak self] in
      let token = await self?.token()
      self?.onLogin?(token ?? "")
    }
  }

  private func token() async -> String {
    await withCheckedContinuation { continuation in
      api.token { continuation.resume(returning: $0) }
    }
  }
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
