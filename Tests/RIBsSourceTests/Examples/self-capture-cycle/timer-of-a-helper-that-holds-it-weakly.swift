// A timer holds the poller weakly, which invalidates it when it is freed.
final class RatePoller {
  private var timer: Timer?

  deinit { stop() }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.tick()
    }
  }

  func stop() { timer?.invalidate() }

  @objc private func tick() {}
}

final class RateInteractor: Interactor {
  private let poller: RatePoller

  init(poller: RatePoller) {
    self.poller = poller
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    poller.start()
  }
}

final class RateRouter: Router<RateInteractor> {}

final class RateBuilder: Builder<EmptyDependency> {
  func build() -> RateRouter { RateRouter(interactor: RateInteractor(poller: RatePoller())) }
}
