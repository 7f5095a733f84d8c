// Another button ends the timer, and the close button does not.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var left = 30
  private var timer: Timer?

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // reported: warning
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

  func didTapStop() { timer?.invalidate() }
  func didTapClose() { listener?.kidDidClose() }
}
