// An object around a navigation controller, which calls the closure that it was given with a view when the view is gone.
import RIBs
import UIKit

protocol NavigationHosting: ViewControllable {
  func push(_ child: ViewControllable, onPop: @escaping () -> Void)
  func pop(_ child: ViewControllable)
}

final class NavigationHost: NSObject, NavigationHosting {
  private struct Entry {
    weak var controller: UIViewController?
    let onPop: () -> Void
  }

  let navigation = UINavigationController()
  var uiviewController: UIViewController { navigation }
  private var entries: [Entry] = []

  func push(_ child: ViewControllable, onPop: @escaping () -> Void) {
    watch(child.uiviewController, onPop: onPop)
    navigation.pushViewController(child.uiviewController, animated: true)
  }

  func watch(_ controller: UIViewController, onPop: @escaping () -> Void) {
    entries.append(Entry(controller: controller, onPop: onPop))
  }

  func pop(_ child: ViewControllable) {
    entries.removeAll { $0.controller === child.uiviewController }
    navigation.popViewController(animated: true)
  }
}

extension NavigationHost: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) {
    let gone = entries.filter { entry in
      !navigationController.viewControllers.contains { $0 === entry.controller }
    }
    entries.removeAll { entry in gone.contains { $0.controller === entry.controller } }
    gone.reversed().forEach { $0.onPop() }
  }
}
