// The view says that something covers it, but the attach follows in either case.
// with: PlainKid, MomTaps, MomAsksHerView
import RIBs
import UIKit

final class MomViewController: TappedViewController, MomViewControllable {
  var isCovered: Bool { presentedViewController != nil }
  func hasSheet() -> Bool { isCovered }
}

extension MomRouter {
  func routeToKid() {
    guard viewController.isCovered else {
      show()
      return
    }
    viewController.uiviewController.dismiss(animated: true) { self.show() }
  }

  private func show() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: error
  }
}
