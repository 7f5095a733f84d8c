// A timer that is added to the run loop by hand, and that another button ends.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var left = 30
  private var timer: Timer?

  override func didBecomeActive() {
    super.didBecomeActive()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in self.tick() }  // reported: warning
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
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
