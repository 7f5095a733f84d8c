// A link has Gran's router dismiss whatever her view presents, if it presents anything.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() {}
}

extension GranRouter {
  func openLink() {
    guard viewController.uiviewController.presentedViewController != nil else { return }
    viewController.uiviewController.dismiss(animated: true)  // reported: warning
  }
}
