// Timers and observers that end, or that do not hold self.
final class ClockInteractor: Interactor {
  private var count = 0
  private let clocks: Clocks

  func timers() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.tick()
      if self.count > 9 { timer.invalidate() }
    }
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(count(_:)), userInfo: nil, repeats: true)
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    clocks.keep(timer)
    let link = CADisplayLink(target: self, selector: #selector(tick))
    print(link)
  }

  func observers() {
    NotificationCenter.default.addObserver(forName: .stop, object: nil, queue: nil) {
      [weak self] _ in self?.tick()
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(tick), name: .stop, object: nil)
    var token: NSObjectProtocol?
    token = NotificationCenter.default.addObserver(forName: .stop, object: nil, queue: nil) { _ in
      self.tick()
      if let token { NotificationCenter.default.removeObserver(token) }
    }
    clocks.addObserver(forName: .stop) { _ in self.tick() }
  }

  @objc private func count(_ timer: Timer) {
    count += 1
    if count > 9 { timer.invalidate() }
  }

  @objc private func tick() {}
}
