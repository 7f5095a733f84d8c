// A link has Gran dismiss whatever is presented and ask for her end, which takes Mom and Kid along.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() {
    viewController.dismissAll()
    interactor.listener?.granDidSignOut()
  }
}
