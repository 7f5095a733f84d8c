// A stream has the router dismiss whatever is presented, and detach the child.
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
    viewController.dismissAll()
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
