// Kid's view with a button of its own in place of the back button.
import UIKit

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
  }

  @objc private func closeTapped() { listener?.didTapClose() }
}
