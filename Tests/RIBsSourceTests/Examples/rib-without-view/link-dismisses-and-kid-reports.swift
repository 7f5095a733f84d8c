// Kid's view reports that it disappeared, however it went.
// with: Kid, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { listener?.didTapClose() }
  }
}

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}
