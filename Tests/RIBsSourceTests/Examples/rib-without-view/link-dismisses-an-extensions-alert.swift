// An extension of UIKit presents an alert over Gran's view.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension UIViewController {
  func show(error: Error) {
    let alert = UIAlertController(
      title: error.localizedDescription, message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }
}

extension GranViewController {
  func loadFailed(_ error: Error) { show(error: error) }
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}
