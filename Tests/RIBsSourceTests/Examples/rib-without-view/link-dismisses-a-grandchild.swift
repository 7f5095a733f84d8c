// A link has Gran dismiss whatever is presented, and Mom presents Kid.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() {
    viewController.dismissAll()  // reported: warning
    viewController.uiviewController.view.endEditing(true)
  }
}
