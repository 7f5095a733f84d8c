// The interactor is gone with its RIB, and calls nobody.
// with: LateKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapDone() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.listener?.kidDidFinish()  // reported: info
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
