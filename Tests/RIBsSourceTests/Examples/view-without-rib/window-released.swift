// The child has a window of its own, which goes with the last reference to it.
// with: Kid, KidView, MomTwoWays, MomOverlay, MomOverlayRouter
import UIKit

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    detachChild(kid)
    self.kid = nil
  }

  func leave() {
    guard let kid else { return }
    window = nil
    detachChild(kid)
    self.kid = nil
  }
}
