// The view notes in a variable of its own that something covers it.
// with: PlainKid, MomTaps, MomAsksHerView
import RIBs
import UIKit

final class MomViewController: TappedViewController, MomViewControllable {
  private(set) var isCovered = false
  func hasSheet() -> Bool { false }
  func cover(_ view: UIView) { isCovered = true }
}

extension MomRouter {
  func routeToKid() {
    if viewController.isCovered == true { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}
