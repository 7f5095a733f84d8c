// A link has Gran dismiss an alert, and nothing else: what is tested makes it a guess.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() {
    if presentedViewController is UIAlertController { dismiss(animated: false) }
  }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }  // reported: info
}
