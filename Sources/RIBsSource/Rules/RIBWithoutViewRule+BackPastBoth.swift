import RIBsAnalysis

// Views that report their pop when they disappear, which a covered view does not do a second time.
extension RIBWithoutViewRule {
  /// A child pushes another view over its own. With a long press on the back button, the user goes back past both.
  ///
  /// Source: Apple's documentation of `viewDidDisappear`. UIKit calls it when a view leaves the screen, and a covered view
  /// has left it before.
  static func judgeBackPastBoth(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    let listening = reports.listeningNavigations
    for (site, events) in source.sites {
      let event = events.first { event in
        source.isReachable(event.context.entry) && !reports.isPushed(event, on: listening)
          && !reports.isObserved(event)
          && source.losses(of: event).contains {
            $0.way == .swipe && $0.guess == nil && reports.isToldOnlyByDisappearing($0, site.parent)
          }
      }
      guard let event, event.children.count == 1, let child = event.children.first,
        let cover = cover(of: child, source)
      else { continue }
      let (name, other) = (source.name(child), source.names(cover.children.sorted()))
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children), severity: .info,
        certainty: event.certainty,
        message:
          "\(name) reports its pop when its view disappears, and pushes \(other) over it. When the user goes back past both, with a long press on the back button, the covered view reports nothing: \(name) stays attached.",
        fix:
          "Report the pop in didMove(toParent:), or let the navigation controller's delegate compare its whole stack.",
        related: [(cover.place, "\(other) is pushed here")], more: ["both"])
    }
  }

  /// What a child pushes over its own view.
  private static func cover(of child: Int, _ source: SourceFacts) -> ShowEvent? {
    source.flow.screens[child]?.shows.filter {
      $0.kind == .push && $0.on == .navigation(.own) && !$0.isGuess && !$0.children.isEmpty
        && source.isReachable($0.context.entry)
    }.min { $0.place < $1.place }
  }
}
