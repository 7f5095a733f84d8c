// The timer shows a number and ends by itself, so it holds its interactor for half a minute at most.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var left = 30
  private var timer: Timer?

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // reported: info
      self.tick()
    }
  }

  private func tick() {
    left -= 1
    presenter.show(left: left)
    guard left == 0 else { return }
    timer?.invalidate()
    presenter.show(left: 0)
  }

  func didTapClose() { listener?.kidDidClose() }
}
