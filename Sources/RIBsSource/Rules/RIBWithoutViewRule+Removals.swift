import RIBsAnalysis

// A view that the code itself takes away while its RIB stays.
extension RIBWithoutViewRule {
  /// A child calls its listener, which pops or dismisses the child's view and detaches nothing.
  static func judgeRemovals(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for parent in source.ribs.ribs.indices {
      // Of several removals of an entry, such as one in a stream, the first is the view's.
      var gone: Set<SourcePlace> = []
      let removals = source.flow.screens[parent]?.removals ?? []
      for removal in removals.sorted(by: { $0.place < $1.place }) {
        let entry = removal.context.entry
        guard entry.reach == .child, entry.children.count == 1, let child = entry.children.first,
          source.isReachable(entry), !isLost(child, of: parent, in: entry, source),
          !source.detaches(child, of: parent, in: removal.context),
          !isShownAgain(child, by: parent, source),
          let match = shown(child, by: parent, removal, source),
          !isHeard(removal.kind, child, parent, source),
          let attach = source.flow.attaches.filter({
            $0.parent == parent && $0.children.contains(child)
          }).min(by: { $0.place < $1.place })
        else { continue }
        guard gone.insert(entry.place).inserted else { continue }
        // What attaches another child on the way may take the place of this one.
        let isReplaced = source.flow.attaches.contains {
          $0.parent == parent && $0.context.entry.place == entry.place
            && ($0.slot == nil || attach.slot == nil || $0.slot == attach.slot)
        }
        let isRead = match == .same && !removal.isGuess && !isReplaced
        reporter.report(
          at: removal.place, path: source.path(parent, [child]), severity: isRead ? nil : .info,
          message: message(removal, child, parent, isRead, source), fix: removalFix,
          related: [(attach.place, "\(source.name(child)) is attached here")], more: ["removal"])
      }
    }
  }

  /// Whether the entry empties the child's slot, which is a finding of its own.
  private static func isLost(
    _ child: Int, of parent: Int, in entry: Entry, _ source: SourceFacts
  ) -> Bool {
    source.lostChildren.contains {
      $0.parent == parent && $0.children.contains(child)
        && $0.event.context.entry.place == entry.place
    }
  }

  /// Whether the parent shows the child's view where it attaches nothing: a view that is only hidden, such as a player's.
  static func isShownAgain(
    _ child: Int, by parent: Int, _ source: SourceFacts
  ) -> Bool {
    let attaching = source.flow.attaches.filter {
      $0.parent == parent && $0.children.contains(child)
    }
    let entries = Set(attaching.map(\.context.entry.place))
    return source.flow.screens[parent]?.shows.contains {
      $0.children.contains(child) && !entries.contains($0.context.entry.place)
    } ?? false
  }

  private static let removalFix =
    "Detach the child where its view is taken away, in the router's function that undoes the attach."

  private static func message(
    _ removal: RemovalEvent, _ child: Int, _ parent: Int, _ isRead: Bool, _ source: SourceFacts
  ) -> String {
    let (name, what) = (source.name(child), removal.kind == .pop ? "pops" : "dismisses")
    let guess =
      isRead
      ? ""
      : " This assumes that the view of \(name) is the one that goes: the code does not tell which is on screen."
    return
      "\(source.name(parent)) \(what) the view of \(name) in \(removal.context.entry.name), and nothing detaches \(name): it keeps running unseen.\(guess)"
  }

  private enum Match { case same, unknown }

  /// Whether the parent shows the child's view where another one is taken away; nil if it does not.
  private static func shown(
    _ child: Int, by parent: Int, _ removal: RemovalEvent, _ source: SourceFacts
  ) -> Match? {
    guard let log = source.flow.screens[parent] else { return nil }
    func all(_ screen: Screen) -> Set<Screen> {
      guard case .held(let slot) = screen else { return [screen] }
      return (log.held[slot] ?? []).union([screen])
    }
    let shows = log.shows.filter {
      $0.children.contains(child) && ($0.kind == .push) == (removal.kind == .pop)
        && $0.kind != .root
    }
    if shows.isEmpty { return nil }
    guard let on = removal.on else { return .unknown }
    var isKnown = true
    for show in shows {
      let ends = (removal.kind == .pop ? [show.on] : [show.on, show.shown]).compactMap { $0 }
      if ends.contains(where: { !all($0).isDisjoint(with: all(on)) }) { return .same }
      if case .child? = removal.on { return .same }
      if show.on == nil { isKnown = false }
    }
    return isKnown ? nil : .unknown
  }

  /// Whether the child's view or the parent hears that the view is gone.
  static func isHeard(
    _ kind: RemovalEvent.Kind, _ child: Int, _ parent: Int, _ source: SourceFacts
  ) -> Bool {
    let reports = LeaveReports(source)
    return kind == .pop && reports.hearsPops(parent) || reports.reportsPop(child)
      || kind == .dismiss && reports.reportsDismissal(child)
  }
}

extension SourceFacts {
  /// Whether the function, or another one that the child calls with it, detaches the child, or leads to the end of the
  /// parent.
  func detaches(_ child: Int, of parent: Int, in context: EventContext) -> Bool {
    let entry = context.entry
    let detaching = detaches(of: child, by: parent).filter { !$0.isOfAnother }.map(\.context)
    let leaving = (flow.outgoing[parent] ?? []).filter { $0.target == .listener }.map(\.context)
    let ending = detaching + leaving
    let together = ending.contains {
      $0.isOfOneEvent(with: context) && !app.areInOtherBranches($0, context)
    }
    if together { return true }
    let names = Set(ending.map(\.entry).filter { $0.reach == .child }.map(\.name))
    let calls = (flow.outgoing[child] ?? []).filter { $0.target == .listener }
    return calls.contains { call in
      call.name == entry.name && !call.earlier.isDisjoint(with: names)
        || names.contains(call.name) && call.earlier.contains(entry.name)
    }
  }
}
