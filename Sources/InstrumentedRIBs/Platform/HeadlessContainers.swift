/// Shows the last of its children and keeps the others, like a navigation stack.
open class HeadlessNavigationController: HeadlessViewController {
  /// The view controller on top, the one on screen.
  public final var top: HeadlessViewController? { children.last }

  /// Only the view controller on top is shown.
  open override func shows(_ child: HeadlessViewController) -> Bool { child === top }

  /// Puts a view controller on top.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to show. Nothing happens if it is on the stack already.
  ///   - animated: Whether the transition ends on the main queue's next turn, and not before this returns.
  public final func push(_ viewController: HeadlessViewController, animated: Bool = true) {
    guard viewController.parent !== self, !isInside(viewController) else { return }
    insert(viewController)
    transition(animated: animated, nil)
  }

  /// Removes the view controller on top. Call it for a swipe back too.
  ///
  /// - Parameter animated: Whether the transition ends on the main queue's next turn, and not before this returns.
  /// - Returns: The removed view controller; nil if the stack is empty.
  @discardableResult
  public final func pop(animated: Bool = true) -> HeadlessViewController? {
    guard let popped = top else { return nil }
    _ = popped.takeOut()
    transition(leaving: [popped], animated: animated, nil)
    return popped
  }
}

/// Shows the selected one of its children, like a tab bar.
open class HeadlessTabBarController: HeadlessViewController {
  /// The tab on screen.
  public private(set) final weak var selected: HeadlessViewController?

  /// Only the selected tab is shown.
  open override func shows(_ child: HeadlessViewController) -> Bool { child === selected }

  /// Brings a tab on screen, and adds it if it is new.
  ///
  /// - Parameter viewController: The tab's view controller.
  public final func select(_ viewController: HeadlessViewController) {
    selected = viewController
    addChild(viewController)
    updateVisibility()
  }
}

/// A window without pixels. Whatever its root view controller shows is on screen.
open class HeadlessWindow {
  /// The view controller that fills the window.
  open var rootViewController: HeadlessViewController? {
    willSet {
      if newValue !== rootViewController { rootViewController?.becomeRoot(visible: false) }
    }
    didSet { rootViewController?.becomeRoot(visible: isKeyAndVisible) }
  }

  private var isKeyAndVisible = false

  /// A window shows nothing until it is made visible.
  public init() {}

  deinit { rootViewController?.becomeRoot(visible: false) }

  /// Brings the window on screen.
  open func makeKeyAndVisible() {
    isKeyAndVisible = true
    rootViewController?.becomeRoot(visible: true)
  }
}
