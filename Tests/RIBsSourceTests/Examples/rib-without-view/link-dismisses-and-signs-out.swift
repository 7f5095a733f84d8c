// A link makes Gran dismiss whatever is presented and ask to be detached, which detaches Mom and Kid, too.
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
