// The run loop keeps a repeating timer and a display link, and the center keeps an observer's closure.
final class ClockInteractor: Interactor {
  private var link: CADisplayLink?
  private var endedLink: CADisplayLink?
  private var weakLink: CADisplayLink?
  private var clock: Timer?

  override func didBecomeActive() {
    super.didBecomeActive()
    link = CADisplayLink(target: self, selector: #selector(tick))  // reported: warning
    link?.add(to: .main, forMode: .common)
    endedLink = CADisplayLink(target: self, selector: #selector(tick))
    weakLink = CADisplayLink(target: WeakTarget(self), selector: #selector(WeakTarget.tick))
  }

  override func willResignActive() {
    super.willResignActive()
    link?.isPaused = true
    endedLink?.invalidate()
  }

  func timers() {
    // reported: warning
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    // reported: warning
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    timer.tolerance = 0.1
    // reported: warning
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    // reported: warning
    let kept = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    clock = kept
    let link = CADisplayLink(target: self, selector: #selector(tick))  // reported: warning
    link.add(to: .main, forMode: .common)
  }

  func observers() {
    // reported: warning
    NotificationCenter.default.addObserver(forName: .stop, object: nil, queue: nil) { _ in
      self.tick()
    }
  }

  @objc private func tick() {}
}
