// The stack calls the closure of the view that was on top. The user goes back past both.
// with: StackedKid, StackedKidRouters, StackedKidBuilder
final class Stack: UINavigationController, UINavigationControllerDelegate {
  private var endings: [ObjectIdentifier: () -> Void] = [:]

  func push(_ view: UIViewController, onPop: @escaping () -> Void) {
    delegate = self
    endings[ObjectIdentifier(view)] = onPop
    pushViewController(view, animated: true)
  }

  func navigationController(  // reported: warning
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    guard let gone = transitionCoordinator?.viewController(forKey: .from),
      !viewControllers.contains(gone)
    else { return }
    endings.removeValue(forKey: ObjectIdentifier(gone))?()
  }
}
