import InstrumentedRIBs

/// A view that can show others on the navigation stack it stands on.
protocol Navigating: ViewControllable {
  func push(_ view: any ViewControllable)
  func pop(_ view: any ViewControllable)
}

extension Navigating where Self: HeadlessViewController {
  func push(_ view: any ViewControllable) {
    navigation?.push(view.uiviewController)
  }

  func pop(_ view: any ViewControllable) {
    view.uiviewController.removeFromParent()
  }
}

extension HeadlessViewController {
  /// The nearest navigation stack, which may be this view controller itself.
  var navigation: HeadlessNavigationController? {
    var candidate: HeadlessViewController? = self
    while let viewController = candidate {
      if let stack = viewController as? HeadlessNavigationController { return stack }
      candidate = viewController.parent
    }
    return nil
  }
}

extension HeadlessNavigationController {
  /// Shows one view controller in place of all that stand on the stack.
  func replaceAll(with viewController: HeadlessViewController) {
    // From the bottom up: a covered view that leaves does not flash on the screen.
    for child in children where child !== viewController { child.removeFromParent() }
    push(viewController)
  }
}
