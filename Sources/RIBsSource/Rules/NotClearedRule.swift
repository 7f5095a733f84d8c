import RIBsAnalysis

/// `not-cleared`
enum NotClearedRule: SourceRule {
  static let page = RulePage.notCleared

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    judgeSweeps(source, &reporter)
    judgeFlags(source, &reporter)
    for (rib, events) in source.flow.uncleared.sorted(by: { $0.key < $1.key }) {
      let byPlace = Dictionary(grouping: events) { Key(place: $0.place, slot: $0.slot) }
      for (key, events) in byPlace.sorted(by: {
        ($0.key.place, $0.key.slot) < ($1.key.place, $1.key.slot)
      }) {
        guard let property = source.property(key.slot, of: rib),
          source.canBeCleared(property),
          property.item.strength == .strong
        else { continue }
        // What is attached again from its slot, such as a tab, is kept on purpose.
        if source.flow.attaches.contains(where: { $0.parent == rib && $0.held == key.slot }) {
          continue
        }
        let reachable = events.filter { source.isReachable($0.context.entry) }
        guard let event = reachable.firstCertain(\.certainty, where: { _ in true }) else {
          continue
        }
        // When the RIB goes, its slots go with it.
        let isLeaving = reachable.allSatisfy {
          $0.context.reach == .resigning
            || source.app.dialect.cleanup.contains($0.context.entry.name)
        }
        let attaches = source.flow.attaches.filter { $0.parent == rib && $0.slot == key.slot }
        let children = Set(attaches.flatMap(\.children)).sorted()
        // A slot that nothing fills is never detached.
        guard !children.isEmpty else { continue }
        let child = source.names(children)
        reporter.report(
          at: key.place, path: source.path(rib, children),
          severity: isLeaving ? .info : nil,
          certainty: event.certainty.joined(.joined(attaches.map(\.certainty))),
          message:
            "\(source.name(rib)) detaches \(child) and leaves it in \(key.slot.name): it stays in memory, and the next call detaches it a second time.",
          related: event.context.entry.place == key.place
            ? []
            : [
              (
                event.context.entry.place,
                "\(event.context.entry.name) leads here and does not replace it"
              )
            ],
          more: [], mend: isLeaving ? nil : source.clearMend(event))
      }
    }
  }

  private struct Key: Hashable {
    let place: SourcePlace
    let slot: Slot
  }
}

extension SourceFacts {
  /// Whether what a property holds can be taken out: it is an optional, a list, or an enum with a case that carries
  /// nothing.
  func canBeCleared(_ property: Member<Property>) -> Bool {
    if property.item.isLet { return false }
    switch property.item.type {
    case .optional, .array, .dictionary, nil: return true
    case let type?:
      let owner = property.owner < 0 ? nil : app.types[property.owner]
      return app.types(type, in: property.file, inside: owner).contains { found in
        found.cases.contains { found.payloads[$0] == nil }
      }
    }
  }
}
