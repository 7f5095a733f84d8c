// Something else presents a message over Gran's view.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

struct Message {
  let text: String

  func show(over screen: UIViewController) {
    screen.present(
      UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
  }
}

extension GranViewController {
  func warn() { Message(text: "offline").show(over: self) }
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}
