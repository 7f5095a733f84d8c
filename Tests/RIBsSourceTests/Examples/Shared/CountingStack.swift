// A navigation controller that tells Mom how many views it has.
import UIKit

final class Stack: UINavigationController, UINavigationControllerDelegate {
  weak var listener: MomPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    listener?.didShow(viewControllers.count)
  }
}
