import RIBsAnalysis

/// `cleanup-views-empty`
enum CleanupViewsEmptyRule: SourceRule {
  static let page = RulePage.cleanupViewsEmpty

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (position, rib) in source.ribs.ribs.enumerated() where rib.kind == .router {
      guard let router = rib.router,
        let cleanup = source.app.methods("cleanupViews", of: router).first,
        cleanup.item.body?.allSatisfy(Self.doesNothing) ?? false,
        let shown = source.flow.attaches.filter({ $0.parent == position && $0.shownBy != nil })
          .min(by: { $0.place < $1.place })
      else { continue }
      reporter.report(
        at: cleanup.place(cleanup.item.line), path: rib.name, rib: rib.name,
        message:
          "\(rib.name) has no view of its own and shows \(source.names(shown.children)) on another's. cleanupViews is empty, so that view stays when \(rib.name) goes.",
        related: [(shown.place, "attaches what is shown")], more: [])
    }
  }

  /// Whether a statement calls at most `super` or prints.
  private static func doesNothing(_ statement: Statement) -> Bool {
    guard case .expression(.call(let call), _) = statement else { return false }
    return call.name == "print" || call.receiver?.chain == ["super"]
  }
}
