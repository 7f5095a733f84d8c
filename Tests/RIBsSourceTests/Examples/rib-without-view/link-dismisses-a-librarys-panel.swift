// A library presents a panel that Gran's view makes.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

final class MenuViewController: UIViewController {}

extension GranViewController {
  func showMenu() { presentPanModal(MenuViewController()) }
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}
