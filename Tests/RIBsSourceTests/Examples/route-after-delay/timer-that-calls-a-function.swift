// A timer calls a function of the interactor, which may be detached by then.
// with: TimedKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?
  private var timer: Timer?

  override func didBecomeActive() {
    super.didBecomeActive()
    timer = Timer.scheduledTimer(  // reported: info, info self-capture-cycle
      timeInterval: 30, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
  }

  @objc private func tick() { listener?.kidDidExpire() }

  func didTapClose() { listener?.kidDidClose() }
}
