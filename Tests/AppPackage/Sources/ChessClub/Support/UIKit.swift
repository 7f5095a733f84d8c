import ModernRIBs

// What the app would take from UIKit.

typealias UIViewController = RIBViewController
package typealias UIWindow = RIBWindow

protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

final class UIPresentationController {
  weak var delegate: UIAdaptivePresentationControllerDelegate?
}

/// A view controller that is shown as a sheet, and can be pulled down.
class SheetViewController: UIViewController {
  let presentationController = UIPresentationController()

  func pullDown() {
    dismiss(animated: false)
    presentationController.delegate?.presentationControllerDidDismiss(presentationController)
  }
}
