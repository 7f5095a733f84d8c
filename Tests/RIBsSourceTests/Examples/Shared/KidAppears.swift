// Kid's view, which calls its listener each time it appears.
import UIKit

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listener?.viewWillAppear()
  }
}
