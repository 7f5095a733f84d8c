// The stack calls the closure of each view that is no longer on it.
// with: StackedKid, StackedKidRouters, StackedKidBuilder
final class Stack: UINavigationController, UINavigationControllerDelegate {
  private var endings: [ObjectIdentifier: () -> Void] = [:]

  func push(_ view: UIViewController, onPop: @escaping () -> Void) {
    delegate = self
    endings[ObjectIdentifier(view)] = onPop
    pushViewController(view, animated: true)
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    guard let gone = transitionCoordinator?.viewController(forKey: .from),
      !viewControllers.contains(gone)
    else { return }
    let shown = viewControllers.map { ObjectIdentifier($0) }
    for (view, ending) in endings where !shown.contains(view) {
      endings[view] = nil
      ending()
    }
  }
}
