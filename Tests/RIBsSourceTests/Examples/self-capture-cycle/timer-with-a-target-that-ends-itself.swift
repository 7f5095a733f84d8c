// The timer holds its target, ends at zero, and then calls the listener. Kid can be closed before.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var left = 30
  private var timer: Timer?

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(  // reported: warning
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc private func tick() {
    left -= 1
    presenter.show(left: left)
    guard left == 0 else { return }
    timer?.invalidate()
    listener?.kidDidExpire()
  }

  func didTapClose() { listener?.kidDidClose() }
}
