// Mom's view lets go of the view controller, and the router removes the view.
// with: Kid, KidView, MomTwoWays, MomOverlayRouter
import RIBs
import UIKit

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.remove(kid.viewControllable)
    kid.viewControllable.uiviewController.view.removeFromSuperview()
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

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func leaveTapped() { listener?.didTapLeave() }

  func add(_ child: ViewControllable) {
    addChild(child.uiviewController)
    view.addSubview(child.uiviewController.view)
    child.uiviewController.didMove(toParent: self)
  }

  func remove(_ child: ViewControllable) {
    child.uiviewController.willMove(toParent: nil)
    child.uiviewController.removeFromParent()
  }
}
