// A function of Gran's own calls the one that detaches Kid.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() {
    closeScreens()
    viewController.dismissAll()
  }

  private func closeScreens() { mom.close() }
}
