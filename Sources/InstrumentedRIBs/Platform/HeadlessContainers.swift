/// Shows the last of its children and keeps those before it, as a navigation stack does.
open class HeadlessNavigationController: HeadlessViewController {
  /// The view controller on top, which is the one on screen.
  public final var top: HeadlessViewController? { children.last }

  open override func shows(_ child: HeadlessViewController) -> Bool { child === top }

  /// Puts a view controller on top.
  ///
  /// - Parameter viewController: The view controller to show.
  public final func push(_ viewController: HeadlessViewController) {
    addChild(viewController)
  }

  /// Takes the view controller on top away, also when the user swipes back.
  ///
  /// - Returns: What was taken away; nil on an empty stack.
  @discardableResult
  public final func pop() -> HeadlessViewController? {
    let popped = top
    popped?.removeFromParent()
    return popped
  }
}

/// Shows the one of its children that is selected, as a tab bar does.
open class HeadlessTabBarController: HeadlessViewController {
  /// The tab on screen.
  public private(set) final weak var selected: HeadlessViewController?

  open override func shows(_ child: HeadlessViewController) -> Bool { child === selected }

  /// Brings a tab on screen, and adds it where it is new.
  ///
  /// - Parameter viewController: The tab's view controller.
  public final func select(_ viewController: HeadlessViewController) {
    selected = viewController
    addChild(viewController)
    updateVisibility()
  }
}

/// A window without pixels: what its root shows is on screen.
public final class HeadlessWindow {
  /// The view controller that fills the window.
  public var rootViewController: HeadlessViewController? {
    willSet {
      if newValue !== rootViewController { rootViewController?.becomeRoot(visible: false) }
    }
    didSet { rootViewController?.becomeRoot(visible: isKeyAndVisible) }
  }

  private var isKeyAndVisible = false

  /// A window shows nothing before it is made visible.
  public init() {}

  deinit { rootViewController?.becomeRoot(visible: false) }

  /// Brings the window on screen.
  public func makeKeyAndVisible() {
    isKeyAndVisible = true
    rootViewController?.becomeRoot(visible: true)
  }
}
