// The task is cancelled on deactivation, and the timer is not.
protocol SplashRouting: Routing {
  func routeToHome()
}

final class SplashInteractor: Interactor {
  weak var router: SplashRouting?
  private var timer: Timer?
  private var task: Task<Void, Never>?

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
      self?.router?.routeToHome()  // reported: info
    }
    task = Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(2))
      guard !Task.isCancelled else { return }
      self?.router?.routeToHome()
    }
  }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
  }
}
