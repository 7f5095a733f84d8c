// A timer whose closure invalidates it.
// with: Kid, KidView
import RIBs

final class MomInteractor: Interactor {
  private var timer: Timer?
  private var left = 10

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in  // reported: info
      self.left -= 1
      if self.left == 0 { timer.invalidate() }
    }
  }
}

final class MomRouter: Router<MomInteractor> {}
