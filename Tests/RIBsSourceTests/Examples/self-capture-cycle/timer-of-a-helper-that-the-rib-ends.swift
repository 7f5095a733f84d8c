// A poller that is made for a RIB is stopped when the RIB resigns.
final class RatePoller {
  private var timer: Timer?

  deinit { stop() }

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 5, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
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

  override func willResignActive() {
    super.willResignActive()
    poller.stop()
  }
}

final class RateRouter: Router<RateInteractor> {}

final class RateBuilder: Builder<EmptyDependency> {
  func build() -> RateRouter { RateRouter(interactor: RateInteractor(poller: RatePoller())) }
}
