// The superclass of Kid's view is in another package, and may report that it disappeared.
// with: Kid, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import TeamUI
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}

final class KidViewController: ReportingViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }
}
