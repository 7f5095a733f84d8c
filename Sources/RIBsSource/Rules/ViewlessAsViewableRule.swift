import RIBsAnalysis

/// `viewless-as-viewable`
enum ViewlessAsViewableRule: SourceRule {
  static let page = RulePage.viewlessAsViewable

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for rib in source.ribs.ribs where rib.kind == .viewable {
      guard let place = rib.borrowsView else { continue }
      reporter.report(
        at: rib.place, path: source.name(rib),
        message:
          "\(source.name(rib)) is a ViewableRouter on a view that belongs to another RIB. Whoever removes the view of \(source.name(rib)) removes that of the other.",
        related: [(place, "the builder passes the borrowed view")])
    }
  }
}
