import RIBsAnalysis

// A RIB that detaches a child only after it calls its listener. The parent detaches the RIB in that call, so the RIB's
// router is gone by then.
extension ViewWithoutRIBRule {
  static func judgeLateCleanups(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for detach in source.flow.detaches.sorted(by: { $0.place < $1.place })
    where !detach.told.isEmpty && !detach.isAll && source.isReachable(detach.context.entry) {
      let attaches = attaches(undoneBy: detach, source)
      let children = Set(attaches.flatMap(\.children))
      guard children.count == 1, let child = children.first,
        attaches.contains(where: { presents(child, $0, source) }),
        let end = end(before: detach, source)
      else { continue }
      let rib = detach.parent
      let (name, own, other) = (source.name(child), source.name(rib), source.name(end.parent))
      reporter.report(
        at: detach.context.interactorCall?.place ?? detach.place, path: source.path(rib, [child]),
        severity: end.isSure ? nil : .info,
        certainty: .joined(attaches.map(\.certainty) + [detach.certainty, end.detach.certainty]),
        message:
          "\(own) calls \(end.call.name) of its listener before it detaches \(name). \(other) detaches \(own) in that call, so \(own)'s router is gone and the view of \(name) stays on the screen\(end.isSure ? "" : ", unless it goes with that of \(own)").",
        fix: "Detach \(name) before you call the listener.",
        related: [
          (end.call.place, "the listener is called here"),
          (end.detach.place, "\(other) detaches \(own) here"),
        ],
        more: ["late"])
    }
  }

  /// The end of a RIB by its parent.
  private struct End {
    let parent: Int
    let call: OutgoingCall
    let detach: DetachEvent
    /// Whether the view of a child certainly stays: nothing takes away what the RIB's view presents.
    let isSure: Bool
  }

  /// How the RIB ended before it detaches a child, in a call that it makes on each way there.
  private static func end(before detach: DetachEvent, _ source: SourceFacts) -> End? {
    let (rib, entry) = (detach.parent, detach.context.entry)
    guard let interactor = source.ribs.ribs[rib].interactor, holdsRouterWeakly(interactor, source)
    else { return nil }
    let functions = source.functions(on: detach.context)
    for call in source.flow.outgoing[rib] ?? []
    where call.target == .listener && detach.told.contains(call.name)
      && call.context.entry.place == entry.place
      && call.context.isLater == detach.context.isLater
      && functions.contains(where: {
        $0.file == call.place.file && $0.item.alwaysReaches(call.place.line)
      })
    {
      for parent in source.parents(of: rib) {
        let shows = source.flow.attaches.filter { $0.parent == parent && $0.children == [rib] }
        // A parent that keeps the router has it go on.
        guard !shows.isEmpty, shows.allSatisfy({ $0.held == nil }),
          let detach = source.detaches(of: rib, by: parent).first(where: {
            $0.context.entry.children.contains(rib) && $0.context.entry.name == call.name
              && !$0.context.isLater
          }),
          !(source.flow.uncleared[parent] ?? []).contains(where: { $0.slot == detach.slot })
        else { continue }
        let removals = (source.flow.screens[parent]?.removals ?? []).filter {
          $0.context.entry.place == detach.context.entry.place
        }
        let isSure =
          !removals.contains { $0.kind == .dismiss }
          && shows.flatMap { source.shows(of: $0) }.allSatisfy { $0.kind == .push }
        return End(parent: parent, call: call, detach: detach, isSure: isSure)
      }
    }
    return nil
  }

  private static func presents(
    _ child: Int, _ attach: AttachEvent, _ source: SourceFacts
  ) -> Bool {
    source.shows(of: attach).contains { $0.kind == .present && $0.children.contains(child) }
  }

  private static func holdsRouterWeakly(_ interactor: Int, _ source: SourceFacts) -> Bool {
    source.app.ancestors[interactor].flatMap { source.app.types[$0].allProperties }.contains {
      $0.item.strength == .weak && source.ribs.isRouting($0.item.type, in: $0.file)
    }
  }
}
