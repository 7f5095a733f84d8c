// The view presents alerts of its own, which the dismissal may be for.
// with: Kid, KidView, SignedOutMom
import RIBs
import UIKit

extension MomViewController {
  func dismissAll() {
    guard presentedViewController != nil else { return }
    dismiss(animated: false)
  }

  func warn() {
    let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }
}

extension MomRouter {
  func signOut() {
    viewController.dismissAll()
  }
}
