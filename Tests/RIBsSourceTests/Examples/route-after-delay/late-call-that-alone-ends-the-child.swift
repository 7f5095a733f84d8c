// Nothing but the late call has the parent detach the child.
// with: LateKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapDone() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.listener?.kidDidFinish()  // reported: info
    }
  }

  func didTapSkip() { print("skipped") }
}

extension MomRouter {
  func routeToMain() {
    if let current { detachChild(current) }
    let main = mainBuilder.build()
    current = main
    attachChild(main)
  }
}
