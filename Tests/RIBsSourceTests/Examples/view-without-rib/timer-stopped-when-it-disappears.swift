// The child's view stops its timer when it disappears, which tells nobody.
// with: Kid, MomTwoWays, MomOverlay, MomOverlayRouter
import UIKit

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?
  private var clock: Timer?

  @objc private func closeTapped() { listener?.didTapClose() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock?.invalidate()
    clock = nil
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    detachChild(kid)  // reported: warning
    self.kid = nil
  }

  func leave() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    detachChild(kid)
    self.kid = nil
  }
}
