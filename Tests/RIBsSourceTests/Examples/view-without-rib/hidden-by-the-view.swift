// The parent's view hides what it shows.
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
    detachChild(kid)
    self.kid = nil
    viewController.setOpen(false)
  }
}

extension MomViewControllable {
  func setOpen(_ isOpen: Bool) { layOut(isOpen) }

  private func layOut(_ isOpen: Bool) {
    for child in children { child.view.isHidden = !isOpen }
  }
}
