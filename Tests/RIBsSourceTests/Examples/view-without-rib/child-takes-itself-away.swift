// The child's view goes by itself.
// with: Kid, MomTwoWays, MomOverlay, MomOverlayRouter
import UIKit

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() {
    view.removeFromSuperview()
    removeFromParent()
    listener?.didTapClose()
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }

  func leave() { close() }
}
