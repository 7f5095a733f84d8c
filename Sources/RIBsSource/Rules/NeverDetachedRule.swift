import RIBsAnalysis

/// `never-detached`
enum NeverDetachedRule: SourceRule {
  static let page = RulePage.neverDetached

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (site, events) in source.sites {
      // What a slot held before is reported where it was attached first.
      guard
        let event = events.firstCertain(where: {
          $0.slot != nil && ($0.built != nil || !$0.children.isEmpty)
        }), let slot = event.slot, !source.isPermanent(event)
      else { continue }
      let detaches = source.flow.detaches.filter { detach in
        guard detach.parent == site.parent else { return false }
        if detach.isAll || detach.slot == slot { return true }
        if let other = detach.slot, event.keptIn.contains(other) { return true }
        let isChild = detach.children.contains { site.children.contains($0) }
        // A property that another function fills can be kept in a second one, from which it is detached.
        return detach.slot == nil
          ? isChild || detach.children.isEmpty : isChild && event.built == nil
      }
      let isCalled = detaches.contains {
        source.isCalled($0.context.entry) || source.isCalledByClosure($0.context)
      }
      guard !isCalled else { continue }
      // A function that detaches whatever it is given is not meant for this child.
      let unused = detaches.first {
        $0.isAll ? isOwn($0, source) : $0.slot != nil || !$0.children.isEmpty
      }
      if unused == nil, source.detachesUnseen(site.parent) { continue }
      let canLeave = events.contains { source.losses(of: $0).contains { $0.guess == nil } }
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: unused != nil && canLeave && event.context.reach > .activation
          && source.isReachable(event.context.entry) ? .warning : .info,
        certainty: event.certainty.joined(unused?.certainty ?? .read),
        message: message(unused, event, site, source),
        fix: unused == nil ? fix(event) : nil,
        related: unused.map { [($0.place, "this would detach it")] } ?? [], more: [slot.name])
    }
  }

  /// Whether a detach begins in the RIB's own class, and not in an extension or a base class that others share.
  private static func isOwn(_ detach: DetachEvent, _ source: SourceFacts) -> Bool {
    let rib = source.ribs.ribs[detach.parent]
    return [rib.router, rib.interactor].compactMap(\.self).contains { type in
      source.app.types[type].code.contains {
        $0.place($0.item.line) == detach.context.entry.place
      }
    }
  }

  private static func message(
    _ unused: DetachEvent?, _ event: AttachEvent, _ site: SourceFacts.Site, _ source: SourceFacts
  ) -> String {
    let (child, parent) = (source.names(site.children), source.name(site.parent))
    if let unused {
      return
        "Nobody calls \(unused.context.entry.name) of \(parent), which detaches \(child): \(child) stays until \(parent) goes."
    }
    if isAttachedOnce(event) {
      return
        "\(parent) attaches \(child) when it starts, and no function detaches it: \(child) stays as long as \(parent), as a tab does."
    }
    return "No function of \(parent) detaches \(child): it stays until \(parent) goes."
  }

  private static func fix(_ event: AttachEvent) -> String {
    isAttachedOnce(event)
      ? "Mark the attach with ribs-inspect:permanent if the child is meant to stay, as a tab is."
      : "Write a function that detaches the child and clears its property, and call it from the listener that hears of its end."
  }

  /// Whether the child comes with its parent, and never later.
  private static func isAttachedOnce(_ event: AttachEvent) -> Bool {
    event.context.reach <= .activation
  }
}
