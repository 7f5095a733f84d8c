// A timer and a token are ended before their properties are set to nil.
// with: Kid, KidView
import RIBs

final class MomInteractor: Interactor {
  private var timer: Timer? {
    willSet { timer?.invalidate() }
  }
  private var clock: Timer?
  private var token: NSObjectProtocol?

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.update() }
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.update() }
    token = NotificationCenter.default.addObserver(
      forName: .NSCalendarDayChanged, object: nil, queue: .main
    ) { _ in
      self.update()
    }
  }

  override func willResignActive() {
    super.willResignActive()
    timer = nil
    if let running = clock {
      running.invalidate()
      clock = nil
    }
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  private func update() {}
}

final class MomRouter: Router<MomInteractor> {}
