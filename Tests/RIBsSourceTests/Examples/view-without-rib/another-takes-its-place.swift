// Another view is added, which may take its place.
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
    viewController.add(EmptyScreen())
  }
}

final class EmptyScreen: UIViewController, ViewControllable {}
