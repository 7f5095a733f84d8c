// The delegate is an object of its own, and keeps views in a dictionary.
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

  func navigationController(  // reported: warning
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    let coordinator = controller.transitionCoordinator
    if let gone = coordinator?.viewController(forKey: .from) { end(gone) }
  }

  private func end(_ view: UIViewController) {
    if navigation.viewControllers.contains(view) { return }
    let ending = endings[view]
    endings[view] = nil
    ending?()
  }
}
