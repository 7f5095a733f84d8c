// The close button ends the timer in a helper.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var left = 30
  private var timer: Timer?

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      self.tick()
    }
  }

  private func tick() {
    left -= 1
    presenter.show(left: left)
    guard left == 0 else { return }
    timer?.invalidate()
    listener?.kidDidExpire()
  }

  func didTapClose() {
    stop()
    listener?.kidDidClose()
  }

  private func stop() { timer?.invalidate() }
}
