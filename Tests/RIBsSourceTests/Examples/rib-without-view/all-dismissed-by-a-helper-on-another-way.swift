// The line that dismisses is reported, in whatever function it stands.
// with: Kid, KidView, SignedOutMom
import RIBs
import UIKit

extension MomViewController {
  func dismissAll() {
    guard presentedViewController != nil else { return }
    dismiss(animated: false)
  }
}

extension MomRouter {
  func signOut() {
    leave()
  }

  private func leave() {
    viewController.dismissAll()  // reported: warning
  }
}
