// A service is told, and no view.
// with: Kid, KidView, MomOverlay, MomOverlayRouter, MomOfAPlayer
import RIBs

final class Player: Playing {
  private let engine = AVAudioEngine()

  func stop() { engine.stop() }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    detachChild(kid)  // reported: warning
    self.kid = nil
  }
}
