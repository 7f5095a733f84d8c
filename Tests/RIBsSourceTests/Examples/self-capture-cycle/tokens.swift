// A token that self keeps holds a closure that is called again and again.
final class DiaryInteractor: Interactor {
  private var token: NotificationToken?
  private var weakToken: NotificationToken?
  private var endedToken: NotificationToken?
  private var tokens: [NotificationToken] = []
  private var observation: NSKeyValueObservation?
  private var observer: NSObjectProtocol?
  private var endedObserver: NSObjectProtocol?
  private var removedObserver: NSObjectProtocol?
  private var forgottenObserver: NSObjectProtocol?
  private var clock: Timer?
  private var alarm: Timer?
  private var pausedClock: Timer?
  private var items: [Item] = []
  private let store: Store
  private let player: AVPlayer

  override func didBecomeActive() {
    super.didBecomeActive()
    token = store.results.observe { change in self.items = change.items }  // reported: warning
    // reported: warning
    tokens.append(store.results.observe { change in self.items = change.items })
    observation = player.observe(\.rate) { _, _ in self.update() }  // reported: warning
    observer = NotificationCenter.default.addObserver(  // reported: warning
      forName: .NSCalendarDayChanged, object: nil, queue: .main
    ) { _ in
      self.update()
    }
    removedObserver = NotificationCenter.default.addObserver(
      forName: .NSCalendarDayChanged, object: nil, queue: .main
    ) { _ in
      self.update()
    }
    forgottenObserver = NotificationCenter.default.addObserver(  // reported: warning
      forName: .NSCalendarDayChanged, object: nil, queue: .main
    ) { _ in
      self.update()
    }
    // reported: warning
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.update() }
    // reported: info
    alarm = Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { _ in self.update() }
    // reported: info
    pausedClock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.update() }

    weakToken = store.results.observe { [weak self] change in self?.items = change.items }
    endedToken = store.results.observe { change in self.items = change.items }
    endedObserver = NotificationCenter.default.addObserver(
      forName: .NSCalendarDayChanged, object: nil, queue: .main
    ) { _ in
      self.update()
    }
  }

  override func willResignActive() {
    super.willResignActive()
    endedToken?.invalidate()
    if let endedObserver { NotificationCenter.default.removeObserver(endedObserver) }
    if let kept = removedObserver { NotificationCenter.default.removeObserver(kept) }
    removedObserver = nil
    forgottenObserver = nil
  }

  func pause() {
    pausedClock?.invalidate()
  }

  deinit {
    token?.invalidate()
    clock?.invalidate()
  }

  private func update() {}
}
