/// What a view controller tells the RIB it shows.
enum ViewVisibility {
  case appeared
  /// `removed` where the view left its container, and was not just covered.
  case disappeared(removed: Bool)
}

#if canImport(UIKit)
  import UIKit

  extension UIViewController {
    /// UIKit has no hook for another object's appearance short of exchanging methods, which the
    /// runtime leaves alone: a view tells by calling ``UIKit/UIViewController/ribViewDidAppear()``.
    nonisolated func reportVisibility(to report: @escaping (ViewVisibility) -> Void) {
      objc_setAssociatedObject(
        self, &VisibilityReport.key, VisibilityReport(report), .OBJC_ASSOCIATION_RETAIN)
    }

    private var visibilityReport: VisibilityReport? {
      objc_getAssociatedObject(self, &VisibilityReport.key) as? VisibilityReport
    }

    /// Tells the recorder that the view came on screen; call it in `viewDidAppear(_:)`.
    public func ribViewDidAppear() {
      visibilityReport?.tell(.appeared)
    }

    /// Tells the recorder that the view went off screen; call it in `viewDidDisappear(_:)`.
    public func ribViewDidDisappear() {
      visibilityReport?.tell(.disappeared(removed: isMovingFromParent || isBeingDismissed))
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
  }
#else
  extension HeadlessViewController {
    func reportVisibility(to report: @escaping (ViewVisibility) -> Void) {
      visibilityReport = report
    }
  }
#endif
