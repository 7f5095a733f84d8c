// Mom's view looks the child up in a property, and only takes it from its parent.
// with: Kid, KidView, MomTwoWays, MomOverlayRouter
import RIBs
import UIKit

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    detachChild(kid)
    self.kid = nil
  }

  func leave() { close() }
}

protocol MomViewControllable: ViewControllable {
  func add(_ child: ViewControllable)
  func remove(_ child: ViewControllable)
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?
  private var shown: UIViewController?

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func leaveTapped() { listener?.didTapLeave() }

  func add(_ child: ViewControllable) {
    shown = child.uiviewController
    addChild(child.uiviewController)
    view.insertSubview(child.uiviewController.view, at: 0)
  }

  func remove(_ child: ViewControllable) {
    guard child.uiviewController === shown else { return }
    shown?.removeFromParent()  // reported: warning
    shown = nil
  }
}
