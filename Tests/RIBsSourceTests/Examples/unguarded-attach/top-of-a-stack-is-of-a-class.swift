// What is on top of a stack says what is open.
// with: PlainKid, MomTaps, MomAsksHerView
import RIBs
import UIKit

final class MomViewController: TappedViewController, MomViewControllable {
  var isCovered: Bool { false }
  func hasSheet() -> Bool { false }
}

extension MomRouter {
  func routeToKid() {
    let navigation = viewController.uiviewController.navigationController
    guard navigation?.topViewController is MomViewController else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }
}
