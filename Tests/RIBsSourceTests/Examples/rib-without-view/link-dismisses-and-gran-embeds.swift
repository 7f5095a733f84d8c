// Gran's view puts a view controller inside, which no dismissal takes away.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

final class MenuViewController: UIViewController {}

extension GranViewController {
  func showMenu() { addChild(MenuViewController()) }
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }  // reported: warning
}
