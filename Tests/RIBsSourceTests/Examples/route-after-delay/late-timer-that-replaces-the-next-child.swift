// A timer calls the listener of a child that may be gone.
// with: LateKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapDone() {
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
      self.listener?.kidDidFinish()  // reported: warning
    }
  }

  func didTapSkip() { listener?.kidDidFinish() }
}

extension MomRouter {
  func routeToMain() {
    if let current { detachChild(current) }
    let main = mainBuilder.build()
    current = main
    attachChild(main)
  }
}
