#if os(iOS) || os(tvOS) || os(visionOS)
  import Foundation
  import UIKit
#endif

extension RouterRecord {
  /// Reports when a view comes on screen and leaves it, unless the recording does not observe views. The view may outlive
  /// the router.
  ///
  /// On UIKit the first call extends `viewDidAppear` and `viewDidDisappear` of `UIViewController`, once for the process.
  ///
  /// - Parameter viewController: The RIB's `UIViewController`. Without UIKit nothing is reported but for the headless
  ///   view controllers of InstrumentedRIBs.
  public func observe(_ viewController: AnyObject) {
    guard rib.session.observesViews else { return }
    #if os(iOS) || os(tvOS) || os(visionOS)
      (viewController as? UIViewController)?.report(to: VisibilityReport(rib))
    #else
      (viewController as? any ObservedView)?.visibilityReport = VisibilityReport(rib)
    #endif
  }
}

/// A view controller that reports its visibility by itself, where there is no UIKit.
package protocol ObservedView: AnyObject {
  /// The report to which it passes changes.
  var visibilityReport: VisibilityReport? { get set }
}

/// A change that a view controller reports to the RIB it shows.
package enum ViewVisibility {
  case appeared
  /// `removed` if the view left its container, and was not just covered.
  case disappeared(removed: Bool)
}

/// Reports each change of a view's visibility once. It goes to the recording and not through the router, which the view
/// may outlive.
///
/// A covered view receives no callback when its container leaves, so the container reports for it. A view on screen
/// then has two causes to report the same change.
package final class VisibilityReport {
  private enum State {
    case neverShown, onScreen, covered, removed
  }

  private let rib: RecordedRIB
  private var state = State.neverShown

  init(_ rib: RecordedRIB) { self.rib = rib }

  /// The report is deallocated with its view controller, and a deallocated view is not on screen.
  deinit { if state == .onScreen { rib.report(.disappeared(removed: true)) } }

  package func change(to visibility: ViewVisibility) {
    switch visibility {
    case .appeared: change(to: .onScreen, .appeared)
    case .disappeared(let removed):
      change(to: removed ? .removed : .covered, .disappeared(removed: removed))
    }
  }

  private func change(to next: State, _ event: RIBEvent) {
    if next == state { return }
    state = next
    rib.report(event)
  }

  /// The view left with its container. A view that was never shown, such as an unopened tab, has nothing to report.
  package func containerLeft() {
    if state != .neverShown { change(to: .disappeared(removed: true)) }
  }

  /// The container is back on screen, and the view is covered in it.
  package func containerReturned() {
    if state == .removed { change(to: .disappeared(removed: false)) }
  }
}

#if os(iOS) || os(tvOS) || os(visionOS)
  extension UIViewController {
    nonisolated fileprivate func report(to report: VisibilityReport) {
      _ = VisibilityHooks.install
      objc_setAssociatedObject(
        self, &VisibilityHooks.key, report, .OBJC_ASSOCIATION_RETAIN)
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

  /// Everything that the runtime hooks into UIKit: two methods of `UIViewController` run code of ours after their own.
  /// They are extended once, when the first RIB with a view is recorded. An app that is not recorded, or whose
  /// recorder does not observe views, runs without.
  private enum VisibilityHooks {
    nonisolated(unsafe) static var key: UInt8 = 0

    static let install: Void = {
      append(to: "viewDidAppear:") {
        $0.visibilityReport?.change(to: .appeared)
        for report in $0.reportsInside { report.containerReturned() }
      }
      append(to: "viewDidDisappear:") {
        let isLeaving = $0.isLeaving
        $0.visibilityReport?.change(to: .disappeared(removed: isLeaving))
        guard isLeaving else { return }
        for report in $0.reportsInside { report.containerLeft() }
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
        // `assumeIsolated` traps off the main thread, where an app may call UIKit by mistake.
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { body(viewController) }
      }
      method_setImplementation(method, imp_implementationWithBlock(extended))
    }
  }
#endif
