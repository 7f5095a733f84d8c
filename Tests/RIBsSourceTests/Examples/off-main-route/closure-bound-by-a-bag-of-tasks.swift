// The bag of tasks binds the closure to the main actor.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()
  private let tasks = TaskBag()

  func didTapLogin() {
    tasks.run { [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()
    }
  }

  override func willResignActive() {
    super.willResignActive()
    tasks.cancelAll()
  }
}

final class TaskBag {
  private var tasks: [Task<Void, Never>] = []

  func run(_ operation: @escaping @MainActor () async -> Void) {
    tasks.append(Task { await operation() })
  }

  func cancelAll() {
    tasks.forEach { $0.cancel() }
    tasks.removeAll()
  }
}
