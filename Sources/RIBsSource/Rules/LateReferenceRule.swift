import RIBsAnalysis

/// `late-reference`
enum LateReferenceRule: SourceRule {
  static let page = RulePage.lateReference

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (site, events) in source.sites {
      guard let event = events.firstCertain(where: { $0.isLate && !$0.isAdded }),
        let slot = event.slot
      else { continue }
      let child = source.names(site.children)
      let call = site.children.lazy.compactMap { source.eagerRIBs.call(by: $0, attachedBy: event) }
        .first
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: call == nil ? nil : .warning,
        certainty: event.certainty.joined(call?.certainty ?? .read),
        message: call == nil
          ? "\(source.name(site.parent)) stores \(child) in \(slot.name) only after it is attached. A child that finishes while it is attached is stored when it is gone already."
          : "\(source.name(site.parent)) stores \(child) in \(slot.name) only after it is attached, and \(child) calls its listener while it is attached: the property then holds a child that is gone already.",
        related: call.map { [($0.place, "\(child) calls its listener here")] } ?? [],
        more: [slot.name], mend: source.storeMend(slot, of: site.parent))
    }
  }
}
