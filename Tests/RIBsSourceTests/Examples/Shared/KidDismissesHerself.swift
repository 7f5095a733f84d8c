// Kid's view, which dismisses itself for one of her two ends.
import UIKit

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }

  @objc private func moreTapped() {
    dismiss(animated: true) { [weak self] in self?.listener?.didDismissForMore() }
  }
}
