import RIBsAnalysis

/// `cleanup-views-empty`
enum CleanupViewsEmptyRule: SourceRule {
  static let page = RulePage.cleanupViewsEmpty

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (position, rib) in source.ribs.ribs.enumerated() where rib.kind == .router {
      guard let router = rib.router,
        let cleanup = source.app.dialect.cleanup.sorted().lazy.compactMap({
          source.app.methods($0, of: router).first
        }).first,
        cleanup.item.body?.allSatisfy(Self.doesNothing) ?? false, !cleansElsewhere(position, source)
      else { continue }
      let shown = source.flow.attaches.filter { $0.parent == position && $0.shownBy != nil }
        .min { $0.place < $1.place }
      guard shown != nil || presents(router, source.app) else { continue }
      let what = shown.map { source.names($0.children) } ?? "a view controller"
      reporter.report(
        at: cleanup.place(cleanup.item.line), path: source.name(rib),
        severity: isRemovedByParents(position, source) ? .info : nil,
        certainty: rib.certainty.joined(shown?.certainty ?? .read),
        message:
          "\(source.name(rib)) has no view of its own and shows \(what) on another's. \(cleanup.item.name) is empty, so that view stays when \(source.name(rib)) goes.",
        related: shown.map { [($0.place, "attaches what is shown")] } ?? [])
    }
  }

  /// Whether another function of the router cleans up on deactivation.
  private static func cleansElsewhere(_ rib: Int, _ source: SourceFacts) -> Bool {
    source.flow.outgoing[rib]?.contains {
      $0.target == .router && $0.context.entry.reach == .resigning
        && !source.app.dialect.cleanup.contains($0.name)
    } ?? false
  }

  /// Whether whatever detaches the RIB takes a view away as well, which may be the one that the RIB shows.
  private static func isRemovedByParents(_ rib: Int, _ source: SourceFacts) -> Bool {
    let slots = Set(source.flow.attaches.filter { $0.children.contains(rib) }.compactMap(\.slot))
    let detaches = source.flow.detaches.filter {
      $0.children.contains(rib) || $0.slot.map(slots.contains) ?? false
    }
    return !detaches.isEmpty
      && detaches.allSatisfy { detach in
        (source.flow.screens[detach.parent]?.removals ?? []).contains {
          $0.context.entry.place == detach.context.entry.place
        }
      }
  }

  /// Whether the router presents or pushes on a view controller that it was given.
  private static func presents(_ router: Int, _ app: AppIndex) -> Bool {
    app.types[router].code.contains { method in
      var found = false
      SyntaxWalk.calls(in: method.item.body ?? []) { call in
        guard let name = call.name,
          ["present", "pushViewController", "setViewControllers"].contains(name),
          let root = call.receiver?.chain?.first(where: { $0 != "self" }),
          app.property(root, of: router)?.item.isStored ?? false
        else { return }
        found = true
      }
      return found
    }
  }

  /// Whether a statement calls at most `super` or prints.
  private static func doesNothing(_ statement: Statement) -> Bool {
    guard case .expression(.call(let call), _) = statement else { return false }
    return call.name == "print" || call.receiver?.chain == ["super"]
  }
}
