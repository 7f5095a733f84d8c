// Gran's router presents an alert, and the dismissal is for the alert.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }

  func warn() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    viewController.uiviewController.present(alert, animated: true)
  }
}
