// The child's view reports that it is gone.
// with: Kid, MomTwoWays, MomOverlay, MomOverlayRouter
import UIKit

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didTapClose() }
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }

  func leave() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    detachChild(kid)
    self.kid = nil
  }
}
