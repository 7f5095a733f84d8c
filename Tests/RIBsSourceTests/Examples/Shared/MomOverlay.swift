// Mom's view, which shows another view above its own.
import RIBs
import UIKit

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
  }

  func remove(_ child: ViewControllable) {
    child.uiviewController.willMove(toParent: nil)
    child.uiviewController.view.removeFromSuperview()
    child.uiviewController.removeFromParent()
  }
}
