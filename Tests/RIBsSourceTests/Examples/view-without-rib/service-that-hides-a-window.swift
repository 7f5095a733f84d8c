// A service has a window of its own, which it hides.
// with: Kid, KidView, MomOverlay, MomOverlayRouter, MomOfAPlayer
import RIBs

final class Player: Playing {
  private let window = UIWindow()

  func stop() { fade() }

  private func fade() { window.isHidden = true }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
