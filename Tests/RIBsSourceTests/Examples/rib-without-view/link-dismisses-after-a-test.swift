// The router tests something before: whether Kid's view can be there is a guess.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() {
    guard mom.children.isEmpty else { return }
    viewController.dismissAll()  // reported: info
  }
}
