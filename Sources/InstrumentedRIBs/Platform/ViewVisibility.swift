/// A change that a view controller reports to the RIB it shows.
enum ViewVisibility {
  case appeared
  /// `removed` if the view left its container, and was not just covered.
  case disappeared(removed: Bool)
}

/// Reports each change of a view's visibility once.
///
/// A covered view hears nothing when its container leaves, so the container's view controller tells it. A view
/// on screen hears of it twice.
final class VisibilityReport {
  private enum State {
    case neverShown, onScreen, covered, removed
  }

  private let report: (ViewVisibility) -> Void
  private var state = State.neverShown

  init(_ report: @escaping (ViewVisibility) -> Void) { self.report = report }

  /// The report goes with its view controller, and a view that is gone is not on screen.
  deinit { if state == .onScreen { report(.disappeared(removed: true)) } }

  func tell(_ visibility: ViewVisibility) {
    let next: State =
      switch visibility {
      case .appeared: .onScreen
      case .disappeared(let removed): removed ? .removed : .covered
      }
    if next == state { return }
    state = next
    report(visibility)
  }

  /// The view left with its container. One that nobody has seen yet, such as a tab, has nothing to report.
  func tellContainerLeft() {
    if state != .neverShown { tell(.disappeared(removed: true)) }
  }

  /// The view is back on screen with its container, though covered.
  func tellContainerReturned() {
    if state == .removed { tell(.disappeared(removed: false)) }
  }
}

#if canImport(UIKit)
  import Foundation
  import UIKit

  extension UIViewController {
    nonisolated func reportVisibility(to report: @escaping (ViewVisibility) -> Void) {
      _ = VisibilityHooks.install
      objc_setAssociatedObject(
        self, &VisibilityHooks.key, VisibilityReport(report), .OBJC_ASSOCIATION_RETAIN)
    }

    fileprivate var visibilityReport: VisibilityReport? {
      objc_getAssociatedObject(self, &VisibilityHooks.key) as? VisibilityReport
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

    /// The reports of all view controllers inside this one.
    fileprivate var reportsInside: [VisibilityReport] {
      var reports: [VisibilityReport] = []
      var waiting = children
      while let viewController = waiting.popLast() {
        if let report = viewController.visibilityReport { reports.append(report) }
        waiting += viewController.children
      }
      return reports
    }
  }

  private enum VisibilityHooks {
    nonisolated(unsafe) static var key: UInt8 = 0

    /// UIKit tells only the view controller itself that it appeared. So these two methods are extended, once,
    /// when the first RIB with a view is recorded. An app that is not recorded runs without.
    static let install: Void = {
      append(to: "viewDidAppear:") {
        $0.visibilityReport?.tell(.appeared)
        for report in $0.reportsInside { report.tellContainerReturned() }
      }
      append(to: "viewDidDisappear:") {
        let isLeaving = $0.isLeaving
        $0.visibilityReport?.tell(.disappeared(removed: isLeaving))
        guard isLeaving else { return }
        for report in $0.reportsInside { report.tellContainerLeft() }
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
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { body(viewController) }
      }
      method_setImplementation(method, imp_implementationWithBlock(extended))
    }
  }
#else
  extension HeadlessViewController {
    func reportVisibility(to report: @escaping (ViewVisibility) -> Void) {
      visibilityReport = VisibilityReport(report)
    }
  }
#endif
