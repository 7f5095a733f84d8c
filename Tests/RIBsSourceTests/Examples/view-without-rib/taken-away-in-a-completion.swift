// The view is taken away when it has faded.
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
    self.kid = nil
    detachChild(kid)
    UIView.animate(withDuration: 0.2) {
      kid.viewControllable.uiviewController.view.alpha = 0
    } completion: { _ in
      self.viewController.remove(kid.viewControllable)
    }
  }
}
