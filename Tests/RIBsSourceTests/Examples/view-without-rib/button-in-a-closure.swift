// The child's button has a closure.
// with: Kid, MomTwoWays, MomOverlay, MomOverlayRouter
import UIKit

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?
  private let closeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.addAction(
      UIAction { [weak self] _ in self?.listener?.didTapClose() }, for: .touchUpInside)
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
