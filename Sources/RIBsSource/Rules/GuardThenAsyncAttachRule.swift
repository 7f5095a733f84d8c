import RIBsAnalysis

/// `guard-then-async-attach`
enum GuardThenAsyncAttachRule: SourceRule {
  static let page = RulePage.guardThenAsyncAttach

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (site, events) in source.sites {
      guard let event = events.firstCertain(source.certainty, where: holds),
        let slot = event.slot,
        !source.isPermanent(event)
      else {
        continue
      }
      let child = source.names(site.children)
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: source.isReachable(event.context.entry) && !event.testedFlag ? nil : .info,
        certainty: source.certainty(ofSecond: event),
        message:
          "\(slot.name) is tested before the closure that attaches \(child), and not again inside: until the closure runs, another \(child) can be attached.",
        more: [slot.name], mend: source.guardMend(event))
    }
  }

  static func holds(_ event: AttachEvent) -> Bool {
    event.isUnguarded && event.context.isLater && event.wasTestedBefore
      && !GuardAcrossAwaitRule.holds(event)
  }
}
