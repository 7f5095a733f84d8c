import InstrumentedRIBs

/// A view that can show others on its navigation stack.
protocol Navigating: ViewControllable {
  func push(_ view: any ViewControllable)
  func pop(_ view: any ViewControllable)
}

extension Navigating where Self: HeadlessViewController {
  func push(_ view: any ViewControllable) {
    navigation?.push(view.uiviewController, animated: false)
  }

  func pop(_ view: any ViewControllable) {
    view.uiviewController.removeFromParent()
  }
}

extension HeadlessViewController {
  /// The nearest navigation stack, possibly this view controller itself.
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
  /// Replaces everything on the stack with one view controller.
  func replaceAll(with viewController: HeadlessViewController) {
    // Remove views from the bottom up, so that a covered view does not flash on the screen.
    for child in children where child !== viewController { child.removeFromParent() }
    push(viewController, animated: false)
  }
}
