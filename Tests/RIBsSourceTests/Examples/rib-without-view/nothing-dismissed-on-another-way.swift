// What the stream calls only hides the keyboard.
// with: Kid, KidView, SignedOutMom
import RIBs
import UIKit

extension MomViewController {
  func dismissAll() {
    view.endEditing(true)
  }
}

extension MomRouter {
  func signOut() {
    viewController.dismissAll()
  }
}
