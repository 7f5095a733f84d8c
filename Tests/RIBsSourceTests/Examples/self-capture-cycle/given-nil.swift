// Setting its property to nil ends neither a timer nor a notification token.
// with: Kid, KidView
import RIBs

final class MomInteractor: Interactor {
  private var timer: Timer?
  private var token: NSObjectProtocol?
  private var observation: NSKeyValueObservation?
  private let player: AVPlayer

  override func didBecomeActive() {
    super.didBecomeActive()
    // reported: warning
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.update() }
    token = NotificationCenter.default.addObserver(  // reported: warning
      forName: .NSCalendarDayChanged, object: nil, queue: .main
    ) { _ in
      self.update()
    }
    observation = player.observe(\.rate) { _, _ in self.update() }
  }

  override func willResignActive() {
    super.willResignActive()
    timer = nil
    token = nil
    observation = nil
  }

  private func update() {}
}

final class MomRouter: Router<MomInteractor> {}
