// Mom has a function that detaches Kid, which Gran calls first.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() {
    mom.close()
    viewController.dismissAll()
  }
}
