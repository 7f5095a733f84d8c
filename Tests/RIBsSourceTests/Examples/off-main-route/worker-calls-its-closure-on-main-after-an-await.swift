// An async function of a worker goes to the main actor before it calls the closure.
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

  func begin() {
    Task { await poll() }
  }

  private func poll() async {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    guard let (data, _) = try? await URLSession.shared.data(for: request) else { return }
    await MainActor.run { onLogin?(String(decoding: data, as: UTF8.self)) }
  }
}
