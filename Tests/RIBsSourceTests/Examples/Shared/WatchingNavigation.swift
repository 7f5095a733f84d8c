// A navigation controller that tells of the pops alone for which it was given a closure.
import UIKit

final class WatchingNavigation: UINavigationController, UINavigationControllerDelegate {
  private var watchers: [ObjectIdentifier: () -> Void] = [:]

  func watch(_ screen: UIViewController, _ whenGone: @escaping () -> Void) {
    watchers[ObjectIdentifier(screen)] = whenGone
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    let shown = Set(viewControllers.map { ObjectIdentifier($0) })
    for (screen, whenGone) in watchers where !shown.contains(screen) {
      watchers[screen] = nil
      whenGone()
    }
  }
}

final class Archive {
  func show(_ screen: UIViewController, on navigation: WatchingNavigation) {
    navigation.watch(screen) { print("gone") }
  }
}
