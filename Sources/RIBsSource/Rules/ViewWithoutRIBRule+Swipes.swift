import RIBsAnalysis

// A view that reports its pop when the back swipe begins. If the user cancels it, the view stays and its RIB is gone.
extension ViewWithoutRIBRule {
  static func judgeSwipes(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    for child in source.ribs.ribs.indices {
      guard let report = reports.earlyReport(of: child) else { continue }
      for parent in source.parents(of: child) {
        let attaches = source.flow.attaches.filter {
          $0.parent == parent && $0.children == [child] && reports.canBeSwiped($0)
        }
        guard let attach = attaches.first,
          let detach = source.detaches(of: child, by: parent).first(where: {
            $0.context.entry.children.contains(child) && report.told.contains($0.context.entry.name)
          })
        else { continue }
        let (name, other) = (source.name(child), source.name(parent))
        reporter.report(
          at: report.place, path: source.path(parent, [child]),
          certainty: attach.certainty.joined(detach.certainty),
          message:
            "\(name) reports in viewWillDisappear that its view is popped, and \(other) detaches it. UIKit calls viewWillDisappear as soon as a back swipe begins. If the user cancels the swipe, the view stays and \(name) is gone.",
          fix: "Report it when the view is gone: in viewDidDisappear or didMove(toParent:).",
          related: [(detach.place, "\(other) detaches \(name) here")], more: ["swipe"])
      }
    }
  }

  /// A view that reports its end whenever it disappears: another view that covers it, or another tab, ends its RIB.
  static func judgeCovers(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    for child in source.ribs.ribs.indices {
      guard let report = reports.reportWhenCovered(of: child) else { continue }
      // A sheet covers nothing for UIKit; a view that is pushed does.
      let covers = source.flow.screens[child]?.shows.filter { $0.kind == .push } ?? []
      for parent in source.parents(of: child) {
        let attaches = source.flow.attaches.filter { attach in
          attach.parent == parent && attach.children == [child]
            && source.shows(of: attach).contains { $0.kind == .push }
        }
        guard let attach = attaches.first,
          let detach = source.detaches(of: child, by: parent).first(where: {
            $0.context.entry.children.contains(child) && !$0.mayTakeView
              && report.told.contains($0.context.entry.name)
          })
        else { continue }
        let (name, other) = (source.name(child), source.name(parent))
        let when =
          covers.isEmpty
          ? "another tab is chosen or something covers it" : "\(name) pushes another view"
        reporter.report(
          at: report.place, path: source.path(parent, [child]),
          // The parent may ask first where the view is.
          severity: .info,
          certainty: attach.certainty.joined(detach.certainty),
          message:
            "\(name) reports that it is gone whenever its view disappears, and \(other) detaches it. The view also disappears when \(when). It comes back, and \(name) is gone.",
          fix: "Report it only if isMovingFromParent or isBeingDismissed.",
          related: [(detach.place, "\(other) detaches \(name) here")]
            + (covers.first.map { [($0.place, "\(name) shows another view here")] } ?? []),
          more: ["covered"])
      }
    }
  }
}
