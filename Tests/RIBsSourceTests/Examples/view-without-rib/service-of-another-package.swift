// What the service does is in no source.
// with: Kid, KidView, MomOverlay, MomOverlayRouter, MomOfAPlayer
import RIBs

extension MomRouter {
  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
