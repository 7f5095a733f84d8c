// A timer whose closure does not use it.
// with: Kid, KidView
import RIBs

final class MomInteractor: Interactor {
  private var timer: Timer?
  private var left = 10

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // reported: warning
      self.left -= 1
    }
  }
}

final class MomRouter: Router<MomInteractor> {}
