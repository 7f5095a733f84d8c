// The timer ends itself when it calls the listener, and goes on after a detach.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var left = 30

  override func didBecomeActive() {
    super.didBecomeActive()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in  // reported: warning
      self.left -= 1
      if self.left == 0 {
        timer.invalidate()
        self.listener?.kidDidExpire()
      }
    }
  }

  func didTapClose() { listener?.kidDidClose() }
}
