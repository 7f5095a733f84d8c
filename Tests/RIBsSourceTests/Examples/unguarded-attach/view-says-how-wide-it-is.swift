// The view says something of itself that has nothing to do with what covers it.
// with: PlainKid, MomTaps, MomAsksHerView
import RIBs
import UIKit

final class MomViewController: TappedViewController, MomViewControllable {
  var isCovered: Bool { traitCollection.horizontalSizeClass == .compact }
  func hasSheet() -> Bool { isCovered }
}

extension MomRouter {
  func routeToKid() {
    guard !viewController.hasSheet() else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
  }
}
