import RIBsAnalysis

/// `guard-across-await`
enum GuardAcrossAwaitRule: SourceRule {
  static let page = RulePage.guardAcrossAwait

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (site, events) in source.sites {
      let open = events.filter { holds($0) && $0.context.reach > .resigning }
      guard let event = open.first(where: { !$0.testedFlag }) ?? open.first,
        let slot = event.slot, !source.isPermanent(event)
      else { continue }
      let child = source.names(site.children)
      let parent = source.name(site.parent)
      let isCertain = !event.testedFlag && source.isReachable(event.context.entry)
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: isCertain ? nil : .info, certainty: source.certainty(ofSecond: event),
        message:
          "\(parent) tests \(slot.name), waits, and then attaches \(child) without testing again: a second call that comes meanwhile passes the test too, and both attach a \(child).",
        more: [slot.name], mend: isCertain ? source.guardMend(event) : nil)
    }
  }

  /// Whether the slot was tested, and the function was suspended before it stored the child.
  static func holds(_ event: AttachEvent) -> Bool {
    event.isUnguarded && event.wasTestedAcrossAwait
  }
}
