// Gran's view presents an alert with a text that it was given.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func show(error: String) {
    let alert = UIAlertController(title: error, message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }

  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}
