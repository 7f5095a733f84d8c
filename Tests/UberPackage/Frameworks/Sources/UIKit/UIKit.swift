/// A view controller that shows nothing.
open class UIViewController {
  /// Makes one.
  public init() {}
}

/// A window that shows nothing.
public final class UIWindow {
  /// The view controller that fills the window.
  public var rootViewController: UIViewController?

  /// Makes one.
  public init() {}

  /// Does nothing.
  public func makeKeyAndVisible() {}
}
