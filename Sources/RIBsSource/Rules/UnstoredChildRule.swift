import RIBsAnalysis

/// `unstored-child`
enum UnstoredChildRule: SourceRule {
  static let page = RulePage.unstoredChild

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (site, events) in source.sites {
      let open = events.filter { $0.built != nil && $0.slot == nil && !$0.isCarried }
      guard open.count == events.filter({ $0.built != nil }).count,
        let worst = open.max(by: { $0.context.reach < $1.context.reach }),
        !source.canLeaveWithoutSlot(site.children, of: site.parent), !source.isPermanent(worst)
      else { continue }
      let child = source.names(site.children)
      let isOnce =
        worst.context.reach <= .activation || !source.isReachable(worst.context.entry)
        || isForGood(worst, source)
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: isOnce ? .info : nil, certainty: worst.certainty,
        message:
          "\(source.name(site.parent)) attaches \(child) and stores it nowhere, so it can never detach it.",
        more: [worst.context.trail.last?.name ?? ""])
    }
  }

  /// Whether a flag lets one child in and nothing resets it: the child is meant to stay.
  private static func isForGood(_ event: AttachEvent, _ source: SourceFacts) -> Bool {
    guard event.testedFlag else { return false }
    let rib = source.ribs.ribs[event.parent]
    return event.flags.contains { flag in
      guard let names = flag.note?.names, names.count == 1 else { return false }
      return [rib.router, rib.interactor].compactMap(\.self).contains { type in
        guard let values = source.app.propertyWrites.values(of: names[0], of: type) else {
          return false
        }
        return !values.isEmpty
          && values.allSatisfy { if case .boolean(true) = $0.value { true } else { false } }
      }
    }
  }
}
