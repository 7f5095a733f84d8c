// The timer holds its target and ends with the RIB.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var left = 30
  private var timer: Timer?

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  override func willResignActive() {
    super.willResignActive()
    timer?.invalidate()
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
