// A late call of a detached child has its parent replace the child that is there.
// with: LateKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapDone() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
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
