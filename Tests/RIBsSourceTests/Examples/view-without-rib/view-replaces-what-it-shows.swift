// The parent's view shows one child at a time, so the next takes the place of the last.
// with: Kid, KidView, MomTwoWays, MomOverlayRouter
import RIBs
import UIKit

protocol MomViewControllable: ViewControllable {
  func add(_ child: ViewControllable)
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?
  private var shown: UIViewController?

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func leaveTapped() { listener?.didTapLeave() }

  func add(_ child: ViewControllable) {
    shown?.view.removeFromSuperview()
    shown = child.uiviewController
    view.addSubview(child.uiviewController.view)
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
