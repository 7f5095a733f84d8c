import RIBsAnalysis

/// `attach-in-did-become-active`
enum AttachInDidBecomeActiveRule: SourceRule {
  static let page = RulePage.attachInDidBecomeActive

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    judgeConfined(source, &reporter)
    // One call can attach several children.
    var children: [SourcePlace: (first: AttachEvent, children: [Int])] = [:]
    for event in source.flow.attaches {
      guard event.context.reach == .activation,
        event.isUnguarded || event.slot == nil || event.isAdded,
        event.built != nil, let call = event.context.interactorCall, !isUndone(event, source),
        !source.isPermanent(event)
      else { continue }
      var known = children[call.place] ?? (event, [])
      // What was read comes before what was guessed.
      if event.certainty == .read, known.first.certainty != .read { known = (event, []) }
      known.children += event.children.filter { !known.children.contains($0) }
      children[call.place] = known
    }
    for (place, attached) in children.sorted(by: { $0.key < $1.key }) {
      let names = attached.children.map { source.name($0) }.joined(separator: ", ")
      let rib = attached.first.parent
      let again = reuse(of: rib, source)
      reporter.report(
        at: place, path: source.path(rib, attached.children),
        severity: again == nil ? nil : .warning, certainty: attached.first.unguardedCertainty,
        message: again.map {
          "didBecomeActive attaches \(names), and willResignActive does not detach what was attached. \(source.name($0.parent)) keeps the router of \(source.name(rib)) and attaches it again, and each time another \(names) is attached."
        }
          ?? "didBecomeActive attaches \(names), and willResignActive does not detach what was attached: a second activation attaches again.",
        related: [(attached.first.place, "the attach")]
          + (again.map { [($0.place, "this activates \(source.name(rib)) again")] } ?? []))
    }
  }

  /// Where a parent attaches a RIB whose router it keeps when it detaches it.
  static func reuse(of rib: Int, _ source: SourceFacts) -> AttachEvent? {
    source.flow.attaches.filter { attach in
      guard attach.children == [rib], attach.certainty == .read,
        let slot = attach.held ?? attach.slot,
        attach.context.reach > .activation, source.isReachable(attach.context.entry),
        let property = source.property(slot, of: attach.parent)?.item
      else { return false }
      let stays =
        property.isLet || property.isLazy
        || attach.held != nil
          && (source.flow.uncleared[attach.parent] ?? []).contains { $0.slot == slot }
      // Another property may have the router while it is attached.
      let isTheOnlyOne = source.flow.attaches.allSatisfy {
        $0.parent != attach.parent || !$0.children.contains(rib) || ($0.held ?? $0.slot) == slot
      }
      return stays
        && source.detaches(of: rib, by: attach.parent).contains {
          ($0.slot == slot || isTheOnlyOne) && source.isReachable($0.context.entry)
        }
    }.min { $0.place < $1.place }
  }

  /// Whether `willResignActive` detaches the child.
  private static func isUndone(_ event: AttachEvent, _ source: SourceFacts) -> Bool {
    source.flow.detaches.contains { detach in
      detach.parent == event.parent && detach.context.entry.reach == .resigning
        && (detach.isAll || detach.slot != nil && detach.slot == event.slot
          || detach.children.contains { event.children.contains($0) })
    }
  }
}
