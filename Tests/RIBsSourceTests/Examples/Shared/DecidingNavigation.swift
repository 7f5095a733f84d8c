// The app's navigation controller, which asks a function of its own and the view whether a back swipe may begin.
import UIKit

protocol SwipeDeciding {
  var allowsSwipe: Bool { get }
}

final class AppNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    mayBegin(recognizer)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard viewControllers.count > 1 else { return false }
    return (topViewController as? SwipeDeciding)?.allowsSwipe ?? true
  }
}

func embedded(_ root: UIViewController) -> UIViewController {
  AppNavigationController(rootViewController: root)
}
