// A stream has the router dismiss whatever is presented, and the child stays attached.
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
    viewController.dismissAll()  // reported: warning
  }
}
