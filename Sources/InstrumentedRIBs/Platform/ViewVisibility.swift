/// What a view controller tells the RIB it shows.
enum ViewVisibility {
  case appeared
  /// `removed` where the view left its container, and was not just covered.
  case disappeared(removed: Bool)
}

#if canImport(UIKit)
  import UIKit

  extension UIViewController {
    nonisolated func reportVisibility(to report: @escaping (ViewVisibility) -> Void) {
      _ = VisibilityReport.hooks
      objc_setAssociatedObject(
        self, &VisibilityReport.key, VisibilityReport(report), .OBJC_ASSOCIATION_RETAIN)
    }

    fileprivate var visibilityReport: VisibilityReport? {
      objc_getAssociatedObject(self, &VisibilityReport.key) as? VisibilityReport
    }

    /// Whether this view controller, or one that contains it, leaves its container or is dismissed.
    fileprivate var isLeaving: Bool {
      var next: UIViewController? = self
      while let viewController = next {
        if viewController.isMovingFromParent || viewController.isBeingDismissed { return true }
        next = viewController.parent
      }
      return false
    }
  }

  private final class VisibilityReport {
    nonisolated(unsafe) static var key: UInt8 = 0
    private let report: (ViewVisibility) -> Void
    private var isOnScreen = false

    init(_ report: @escaping (ViewVisibility) -> Void) { self.report = report }

    func tell(_ visibility: ViewVisibility) {
      if case .appeared = visibility { isOnScreen = true } else { isOnScreen = false }
      report(visibility)
    }

    /// It goes with its view controller, and what is gone is not on screen.
    deinit { if isOnScreen { report(.disappeared(removed: true)) } }

    /// UIKit tells a view controller alone that it appeared, so its two methods are given a second
    /// half, once, when the first RIB with a view is recorded. An app that is not recorded runs without.
    static let hooks: Void = {
      append(to: "viewDidAppear:") { $0.visibilityReport?.tell(.appeared) }
      append(to: "viewDidDisappear:") {
        $0.visibilityReport?.tell(.disappeared(removed: $0.isLeaving))
      }
    }()

    private static func append(
      to name: String, _ body: @escaping @MainActor (UIViewController) -> Void
    ) {
      typealias Method = @convention(c) (UIViewController, Selector, Bool) -> Void
      let selector = NSSelectorFromString(name)
      guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
      let original = unsafeBitCast(method_getImplementation(method), to: Method.self)
      let extended: @convention(block) (UIViewController, Bool) -> Void = {
        viewController, animated in
        original(viewController, selector, animated)
        MainActor.assumeIsolated { body(viewController) }
      }
      method_setImplementation(method, imp_implementationWithBlock(extended))
    }
  }
#else
  extension HeadlessViewController {
    func reportVisibility(to report: @escaping (ViewVisibility) -> Void) {
      visibilityReport = report
    }
  }
#endif
