import RIBsAnalysis

/// `shown-not-attached`
enum ShownNotAttachedRule: SourceRule {
  static let page = RulePage.shownNotAttached

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for parent in source.ribs.ribs.indices {
      guard let log = source.flow.screens[parent], !log.shows.isEmpty else { continue }
      let attaches = source.flow.attaches.filter { $0.parent == parent }
      // What is attached without being known may be the child.
      if attaches.contains(where: \.children.isEmpty)
        || source.flow.unknownAttaches.contains(where: { $0.parent == parent })
      {
        continue
      }
      for show in log.shows
      where !show.children.isEmpty && log.handedOn.isDisjoint(with: show.routers)
        && log.handedSlots.isDisjoint(with: show.slots)
      {
        // The view of a controller that is shown itself.
        if show.kind == .root, let on = show.on,
          log.shows.contains(where: { $0.shown == on })
        {
          continue
        }
        let isNever = !isAttached(show, attaches)
        guard isNever || isLeftOut(show, attaches, log) else { continue }
        let children = show.children.sorted { source.name($0) < source.name($1) }
        let name = source.names(children)
        let isRead =
          !show.isGuess && children.count == 1 && source.isReachable(show.context.entry)
        let verb =
          switch show.kind {
          case .push: "pushes"
          case .present: "presents"
          case .root: "shows"
          }
        reporter.report(
          at: show.place, path: source.path(parent, children), severity: isRead ? nil : .info,
          message:
            "\(source.name(parent)) \(verb) the view of \(name) and \(isNever ? "never attaches \(name)" : "returns before it attaches \(name)"): its interactor does not become active, and what the view reports goes nowhere."
        )
      }
    }
  }

  /// Whether what is shown is attached. A router that the function builds itself counts only if that one is, or if what a
  /// property holds is attached later.
  private static func isAttached(_ show: ShowEvent, _ attaches: [AttachEvent]) -> Bool {
    let same = attaches.filter { !show.children.isDisjoint(with: $0.children) }
    guard !show.routers.isEmpty, show.slots.isEmpty else { return !same.isEmpty }
    return same.contains { $0.built.map(show.routers.contains) ?? true }
  }

  /// Whether a way through the function shows the child that another way attaches at once. What is attached later may
  /// be any child.
  private static func isLeftOut(
    _ show: ShowEvent, _ attaches: [AttachEvent], _ log: ScreenLog
  ) -> Bool {
    guard show.routers.count == 1, log.unattached.contains(show.place) else { return false }
    let same = attaches.filter { !show.children.isDisjoint(with: $0.children) }
    return same.allSatisfy { $0.built != nil && !$0.context.isLater }
  }
}
