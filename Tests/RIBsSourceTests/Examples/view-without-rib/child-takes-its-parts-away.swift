// The child's view only takes its own parts away.
// with: Kid, MomTwoWays, MomOverlay, MomOverlayRouter
import UIKit

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?
  private let stack = UIStackView()

  @objc private func closeTapped() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    listener?.didTapClose()
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    detachChild(kid)  // reported: warning
    self.kid = nil
  }

  func leave() { close() }
}
