import RIBsAnalysis

/// `popped-twice`
enum PoppedTwiceRule: SourceRule {
  static let page = RulePage.poppedTwice

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    for (parent, log) in source.flow.screens.sorted(by: { $0.key < $1.key }) {
      for removal in log.removals.sorted(by: { $0.place < $1.place })
      where removal.kind == .pop && removal.popsTheTop && !removal.isGuess {
        let entry = removal.context.entry
        guard entry.reach == .child, source.isReachable(entry), isPushed(parent, source),
          // What tests more than that it has a child and itself may ask whether the view is still there.
          !source.functions(on: removal.context).contains(where: \.item.testsSomething),
          let child = entry.children.first(where: { child in
            log.shows.contains { $0.kind == .push && $0.children.contains(child) }
              && reports.functionsTold(ofPopsOf: child).contains(entry.name)
          })
        else { continue }
        let (name, other) = (source.name(child), source.name(parent))
        reporter.report(
          at: removal.place, path: source.path(parent, [child]), certainty: entry.certainty,
          message:
            "\(name) reports that its view was popped, and \(other) pops once more in \(entry.name): a back swipe takes the view of \(other) away, too.",
          related: entry.place == removal.place
            ? [] : [(entry.place, "\(name) calls \(entry.name) when its view is gone")],
          more: [entry.name])
      }
    }
  }

  /// Whether the RIB's own view can be popped: it is pushed, and it is not the first view of a controller.
  static func isPushed(_ rib: Int, _ source: SourceFacts) -> Bool {
    let shows = source.flow.screens.values.flatMap(\.shows).filter { $0.children.contains(rib) }
    return !shows.isEmpty && shows.allSatisfy { $0.kind == .push }
  }
}
