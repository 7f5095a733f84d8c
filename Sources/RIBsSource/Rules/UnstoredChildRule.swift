import RIBsAnalysis

/// `unstored-child`
enum UnstoredChildRule: SourceRule {
  static let page = RulePage.unstoredChild

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (site, events) in source.sites {
      let open = events.filter { $0.built != nil && $0.slot == nil && !$0.isCarried }
      guard open.count == events.filter({ $0.built != nil }).count,
        let worst = open.max(by: { $0.context.reach < $1.context.reach }),
        !source.isAttachGuardedByChildren(site.parent), !source.isPermanent(worst),
        !site.children.allSatisfy({ detachesItself($0, source) })
      else { continue }
      let child = source.names(site.children)
      let isOnce = worst.context.reach <= .activation || !source.isReachable(worst.context.entry)
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: isOnce ? .info : nil, certainty: worst.certainty,
        message:
          "\(source.name(site.parent)) attaches \(child) and stores it nowhere, so it can never detach it.",
        more: [worst.context.trail.last?.name ?? ""])
    }
  }

  /// Whether the router of a RIB has a function, which somebody calls, that has its parent detach it.
  private static func detachesItself(_ rib: Int, _ source: SourceFacts) -> Bool {
    guard let router = source.ribs.ribs[rib].router else { return false }
    return source.app.ancestors[router].contains { ancestor in
      source.app.types[ancestor].allMethods.contains { method in
        guard source.usedNames.contains(method.item.name) else { return false }
        var found = false
        SyntaxWalk.calls(in: method.item.body ?? []) { call in
          found =
            found
            || call.name == "detachChild" && call.receiver != nil
              && call.arguments.first?.value.chain == ["self"]
        }
        return found
      }
    }
  }
}
