// A navigation controller pops the view controller that is taken from it.
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

final class MomViewController: UINavigationController, MomViewControllable {
  weak var screen: MomPresentableListener?

  @objc private func openTapped() { screen?.didTapOpen() }
  @objc private func leaveTapped() { screen?.didTapLeave() }

  func add(_ child: ViewControllable) {
    child.uiviewController.navigationItem.hidesBackButton = true
    pushViewController(child.uiviewController, animated: true)
  }

  func remove(_ child: ViewControllable) {
    child.uiviewController.removeFromParent()
  }

  func cover(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
  }
}
