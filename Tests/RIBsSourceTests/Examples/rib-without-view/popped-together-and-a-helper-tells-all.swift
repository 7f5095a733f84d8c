// The delegate looks at the view that was on top first, and at the others in a function of its own.
// with: StackedKid, StackedKidRouters, StackedKidBuilder
final class Stack: NSObject, UINavigationControllerDelegate {
  private let navigation: UINavigationController
  private var endings: [UIViewController: () -> Void] = [:]

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
  }

  func push(_ view: UIViewController, onPop: @escaping () -> Void) {
    endings[view] = onPop
    navigation.pushViewController(view, animated: true)
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    guard let gone = controller.transitionCoordinator?.viewController(forKey: .from),
      !controller.viewControllers.contains(gone)
    else { return }
    let ending = endings.removeValue(forKey: gone)
    ending?()
    endBelow()
  }

  private func endBelow() {
    endings.keys.filter { !navigation.viewControllers.contains($0) }.forEach { view in
      endings.removeValue(forKey: view)?()
    }
  }
}
