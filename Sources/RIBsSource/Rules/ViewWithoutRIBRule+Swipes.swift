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
}
