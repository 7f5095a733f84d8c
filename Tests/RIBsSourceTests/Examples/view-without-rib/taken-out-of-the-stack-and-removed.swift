// A helper takes the view out of the stack view and removes it.
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
  private let cards = UIStackView()

  @objc private func openTapped() { listener?.didTapOpen() }
  @objc private func leaveTapped() { listener?.didTapLeave() }

  func add(_ child: ViewControllable) {
    addChild(child.uiviewController)
    cards.addArrangedSubview(child.uiviewController.view)
    child.uiviewController.didMove(toParent: self)
  }

  func remove(_ child: ViewControllable) {
    let card = child.uiviewController
    card.willMove(toParent: nil)
    takeOut(card)
    card.removeFromParent()
  }

  private func takeOut(_ card: UIViewController) {
    cards.removeArrangedSubview(card.view)
    card.view.removeFromSuperview()
  }
}
