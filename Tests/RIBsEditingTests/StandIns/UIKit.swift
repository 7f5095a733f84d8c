// The part of UIKit that generated code uses, with the same signatures.
@_exported import Foundation

@preconcurrency @MainActor open class UIColor: NSObject {
  public static let systemBackground = UIColor()
}

@preconcurrency @MainActor open class UIView: NSObject {
  open var backgroundColor: UIColor?
}

@preconcurrency @MainActor open class UIViewController: NSObject {
  open var view: UIView! = UIView()
  open var navigationController: UINavigationController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open var isMovingFromParent: Bool { false }
  open var isBeingDismissed: Bool { false }

  public init(nibName: String? = nil, bundle: Bundle? = nil) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func viewDidLoad() {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func addChild(_ child: UIViewController) {}
  open func removeFromParent() {}
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  { nil }
}
