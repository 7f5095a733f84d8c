// Something else of the view changes.
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
    detachChild(kid)  // reported: warning
    self.kid = nil
    viewController.setBadge(0)
  }
}

extension MomViewControllable {
  func setBadge(_ count: Int) {
    tabBarItem.badgeValue = count > 0 ? String(count) : nil
    update(count)
  }

  private func update(_ count: Int) { title = String(count) }
}
