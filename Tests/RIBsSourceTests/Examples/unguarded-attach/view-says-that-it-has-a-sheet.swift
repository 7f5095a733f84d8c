// The view says that something covers it, by a function that calls another.
// with: PlainKid, MomTaps, MomAsksHerView
import RIBs
import UIKit

final class MomViewController: TappedViewController, MomViewControllable {
  var isCovered: Bool { navigationController?.topViewController !== self }
  func hasSheet() -> Bool { isCovered }
}

extension MomRouter {
  func routeToKid() {
    if viewController.hasSheet() { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}
