// The bag of tasks runs the closure on any thread.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()
  private let tasks = TaskBag()

  func didTapLogin() {
    tasks.run { [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()  // reported: warning
    }
  }

  override func willResignActive() {
    super.willResignActive()
    tasks.cancelAll()
  }
}

final class TaskBag {
  private var tasks: [Task<Void, Never>] = []

  func run(_ operation: @escaping () async -> Void) {
    tasks.append(Task { await operation() })
  }

  func cancelAll() {
    tasks.forEach { $0.cancel() }
    tasks.removeAll()
  }
}
