// A component shares the poller, which may be there as long as the app.
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
}

final class RateRouter: Router<RateInteractor> {}

final class RateComponent: Component<EmptyDependency> {
  var poller: RatePoller { shared { RatePoller() } }
}

final class RateBuilder: Builder<EmptyDependency> {
  func build() -> RateRouter {
    let component = RateComponent(dependency: dependency)
    return RateRouter(interactor: RateInteractor(poller: component.poller))
  }
}
