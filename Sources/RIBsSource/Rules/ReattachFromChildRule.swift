import RIBsAnalysis

/// `reattach-from-child`
enum ReattachFromChildRule: SourceRule {
  static let page = RulePage.reattachFromChild

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (site, events) in source.sites {
      guard
        let event = events.firstCertain(
          \.unguardedCertainty,
          where: {
            holds($0) && source.isReachable($0.context.entry)
          }),
        let slot = event.slot, !source.isPermanent(event)
      else { continue }
      let child = source.names(site.children)
      let entry = event.context.entry
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: event.testedFlag ? .info : nil, certainty: event.unguardedCertainty,
        message:
          "\(child) calls its listener's \(entry.name), and \(source.name(site.parent)) attaches another \(child) over the one in \(slot.name), which nobody detached.",
        related: [(entry.place, "\(child) calls this")], more: [slot.name])
    }
  }

  /// Whether the attach is called by the child that it replaces.
  static func holds(_ event: AttachEvent) -> Bool {
    event.isUnguarded && event.context.reach == .child && event.slot != nil
      && event.context.entry.children.contains { event.children.contains($0) }
      && !GuardThenAsyncAttachRule.holds(event) && !GuardAcrossAwaitRule.holds(event)
  }
}
