/// Shows the last of its children and keeps the others, like a navigation stack.
open class HeadlessNavigationController: HeadlessViewController {
  /// The view controller on top, the one on screen.
  public final var top: HeadlessViewController? { children.last }

  open override func shows(_ child: HeadlessViewController) -> Bool { child === top }

  /// Puts a view controller on top.
  ///
  /// - Parameter viewController: The view controller to show.
  public final func push(_ viewController: HeadlessViewController) {
    addChild(viewController)
  }

  /// Removes the view controller on top. Call it for a swipe back too.
  ///
  /// - Returns: The removed view controller; nil if the stack is empty.
  @discardableResult
  public final func pop() -> HeadlessViewController? {
    let popped = top
    popped?.removeFromParent()
    return popped
  }
}

/// Shows the selected one of its children, like a tab bar.
open class HeadlessTabBarController: HeadlessViewController {
  /// The tab on screen.
  public private(set) final weak var selected: HeadlessViewController?

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
public final class HeadlessWindow {
  /// The view controller that fills the window.
  public var rootViewController: HeadlessViewController? {
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
  public func makeKeyAndVisible() {
    isKeyAndVisible = true
    rootViewController?.becomeRoot(visible: true)
  }
}
