// The interactor asks whether it is active.
// with: LateKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapDone() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      if self.isActive { self.listener?.kidDidFinish() }
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
