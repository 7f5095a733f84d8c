// A button begins the timer, and another one ends it.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var left = 30
  private var timer: Timer?

  func didTapStart() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // reported: info
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
