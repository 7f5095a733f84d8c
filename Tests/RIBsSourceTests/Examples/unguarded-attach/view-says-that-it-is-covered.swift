// The router asks its view whether something covers it, so a second tap attaches nothing.
// with: PlainKid, MomTaps, MomAsksHerView
import RIBs
import UIKit

final class MomViewController: TappedViewController, MomViewControllable {
  var isCovered: Bool { presentedViewController != nil }
  func hasSheet() -> Bool { isCovered }
}

extension MomRouter {
  func routeToKid() {
    guard !viewController.isCovered else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}
