// The parent does no more than detach what it still has.
// with: LateKid
import RIBs

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapDone() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.listener?.kidDidFinish()  // reported: info
    }
  }

  func didTapSkip() { listener?.kidDidFinish() }
}

extension MomRouter {
  func routeToMain() {
    guard let kid = current else { return }
    detachChild(kid)
    current = nil
  }
}
