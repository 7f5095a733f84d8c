import RIBsAnalysis

/// `detached-twice`
enum DetachedTwiceRule: SourceRule {
  static let page = RulePage.detachedTwice

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for event in source.flow.detaches {
      guard let first = event.first else { continue }
      let child = source.names(event.children)
      let isReachable = source.isReachable(event.context.entry)
      reporter.report(
        at: event.place, path: source.path(event.parent, event.children),
        severity: isReachable ? nil : .info, certainty: event.certainty,
        message:
          "\(source.name(event.parent)) detaches \(child.isEmpty ? "a child" : child) a second time\(event.context.isLater ? " when the closure runs" : ""): it is detached already.",
        related: first == event.place ? [] : [(first, "the first detach")])
    }
  }
}
