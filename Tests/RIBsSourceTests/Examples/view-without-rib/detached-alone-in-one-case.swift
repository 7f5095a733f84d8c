// One of two branches takes the view away.
// with: Kid, KidView, MomTwoWays, MomOverlay, MomOverlayRouter
import UIKit

extension MomRouter {
  func close() {
    guard let kid else { return }
    if UIDevice.current.userInterfaceIdiom == .pad {
      detachChild(kid)  // reported: warning
    } else {
      viewController.remove(kid.viewControllable)
      detachChild(kid)
    }
    self.kid = nil
  }

  func leave() { close() }
}
