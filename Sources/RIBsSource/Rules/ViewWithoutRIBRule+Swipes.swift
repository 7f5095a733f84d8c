import RIBsAnalysis

// A view that reports its end when the swipe begins. If the user cancels it, the view stays and its RIB is gone.
extension ViewWithoutRIBRule {
  static func judgeSwipes(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    for child in source.ribs.ribs.indices {
      for way in [ViewLoss.Way.swipe, .sheet] {
        guard let report = reports.earlyReport(of: child, way) else { continue }
        for parent in source.parents(of: child) {
          judge(report, way, of: child, parent, reports, &reporter)
        }
      }
    }
  }

  private static func judge(
    _ report: LeaveReports.EarlyReport, _ way: ViewLoss.Way, of child: Int, _ parent: Int,
    _ reports: LeaveReports, _ reporter: inout HazardReporter
  ) {
    let source = reports.source
    let attach = source.flow.attaches.first { attach in
      guard attach.parent == parent, attach.children == [child] else { return false }
      if way == .swipe { return reports.canBeSwiped(attach) }
      return source.shows(of: attach).contains { show in
        show.kind == .present && show.children == [child] && !show.isGuess
          && Sheet(source).answer(show, parent: parent, child: child, ignoringReports: true)
            == .leaves
      }
    }
    guard let attach,
      let detach = source.detaches(of: child, by: parent).first(where: {
        $0.context.entry.children.contains(child) && report.told.contains($0.context.entry.name)
      })
    else { return }
    let (name, other) = (source.name(child), source.name(parent))
    let (gone, begins, cancels) =
      way == .swipe
      ? ("popped", "a back swipe begins", "cancels the swipe")
      : ("dismissed", "the user begins to pull", "lets it snap back")
    reporter.report(
      at: report.place, path: source.path(parent, [child]),
      certainty: attach.certainty.joined(detach.certainty),
      message:
        "\(name) reports in \(report.hook) that its view is \(gone), and \(other) detaches it. UIKit calls \(report.hook) as soon as \(begins). If the user \(cancels), the view stays and \(name) is gone.",
      fix: way == .swipe
        ? "Report it when the view is gone: in viewDidDisappear or didMove(toParent:)."
        : "Report it when the view is gone: in presentationControllerDidDismiss.",
      related: [(detach.place, "\(other) detaches \(name) here")],
      more: [way == .swipe ? "swipe" : "pull"])
  }

  /// Whether a RIB is only seen in one of the tabs of a RIB above it.
  private static func isInATab(_ rib: Int, _ source: SourceFacts) -> Bool {
    var seen: Set<Int> = []
    var rest = source.parents(of: rib)
    while let parent = rest.popLast() {
      guard seen.insert(parent).inserted else { continue }
      let isTabs = source.ribs.ribs[parent].views.contains {
        source.app.superclass(of: $0, named: ["UITabBarController"]) != nil
      }
      if isTabs,
        Set(source.flow.attaches.filter { $0.parent == parent }.flatMap(\.children)).count > 1
      {
        return true
      }
      rest += source.parents(of: parent).filter { above in
        !(source.flow.screens[above]?.shows ?? []).contains {
          $0.kind == .present && $0.children.contains(parent)
        }
      }
    }
    return false
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
        // The parent may ask first where the view is.
        let asks = source.functions(on: detach.context).contains(where: \.item.testsSomething)
        let isSure = !asks && (!covers.isEmpty || isInATab(child, source))
        reporter.report(
          at: report.place, path: source.path(parent, [child]), severity: isSure ? nil : .info,
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
