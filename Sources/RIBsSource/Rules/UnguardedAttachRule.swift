import RIBsAnalysis

/// `unguarded-attach`
enum UnguardedAttachRule: SourceRule {
  static let page = RulePage.unguardedAttach

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (site, events) in source.sites {
      // The rules about these say more.
      let open = events.filter {
        ($0.isUnguarded || $0.isAgain) && $0.context.reach > .resigning
          && !GuardThenAsyncAttachRule.holds($0) && !GuardAcrossAwaitRule.holds($0)
      }
      guard let worst = open.max(by: { reported($0, source) < reported($1, source) }),
        let slot = worst.slot, !events.contains(where: ReattachFromChildRule.holds),
        !source.isPermanent(worst)
      else { continue }
      let child = source.names(site.children)
      var related: [(SourcePlace, String)] = []
      let entry = worst.context.entry
      if entry.place != site.place {
        related.append((entry.place, source.words(entry, reaches: child)))
      }
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: severity(worst, source), certainty: source.certainty(ofSecond: worst),
        message: worst.isUnguarded
          ? "\(source.name(site.parent)) attaches \(child) and stores it in \(slot.name), which may still hold an attached \(held(worst, source)): \(reason(worst, source, "another one"))."
          : "\(source.name(site.parent)) attaches \(child), which \(slot.name) holds all the time and which may be attached already: \(reason(worst, source, "it again")).",
        related: related, more: [worst.context.trail.last?.name ?? "", slot.name],
        mend: severity(worst, source) > .info && worst.isUnguarded
          && !open.contains { $0.context.reach == .child && isInside($0, source) }
          ? source.guardMend(worst) : nil)
    }
  }

  /// What the slot may hold, in words: one child, or any of several.
  private static func held(_ event: AttachEvent, _ source: SourceFacts) -> String {
    let stored = source.flow.attaches.filter {
      $0.parent == event.parent && $0.slot == event.slot
    }.flatMap(\.children)
    let isOne = Set(stored).isSubset(of: event.children)
    return isOne ? source.names(event.children) : "child"
  }

  /// What makes it happen, in words.
  private static func reason(
    _ event: AttachEvent, _ source: SourceFacts, _ what: String
  ) -> String {
    switch severity(event, source) {
    case .info where event.testedFlag: return "only a flag guards it"
    case .info: return "nothing in the sources makes it happen today"
    default: break
    }
    switch event.context.reach {
    case .tap: return "a second tap attaches \(what)"
    case .stream: return "a second event attaches \(what)"
    case .child: return "a second call of the child's listener attaches \(what)"
    default: return "a second call attaches \(what)"
    }
  }

  /// The severity with which an event is reported.
  private static func reported(_ event: AttachEvent, _ source: SourceFacts) -> Severity {
    source.certainty(ofSecond: event) == .read ? severity(event, source) : .info
  }

  static func severity(_ event: AttachEvent, _ source: SourceFacts) -> Severity {
    if !source.isReachable(event.context.entry) || isAfterLeaving(event, source) { return .info }
    // A flag guards as well, as long as everybody keeps it right.
    if event.testedFlag { return .info }
    switch event.context.reach {
    case .child where isInside(event, source): return .error
    case .tap where event.shownBy == nil: return .error
    default: return .warning
    }
  }

  /// Whether the call comes from inside a child that the slot can hold.
  private static func isInside(_ event: AttachEvent, _ source: SourceFacts) -> Bool {
    let held = source.flow.attaches.filter { $0.parent == event.parent && $0.slot == event.slot }
    return Set(held.flatMap(\.children)).contains { child in
      let subtree = source.subtree(of: child)
      return event.context.entry.children.contains { subtree.contains($0) }
    }
  }

  /// Whether the child that calls was detached before, so that it does not call again.
  private static func isAfterLeaving(_ event: AttachEvent, _ source: SourceFacts) -> Bool {
    let callers = event.context.entry.children
    guard event.context.reach == .child, !callers.isEmpty else { return false }
    let left = source.flow.detaches.filter {
      $0.parent == event.parent && $0.context.entry.place == event.context.entry.place
    }.flatMap(\.children)
    return callers.allSatisfy { left.contains($0) && !event.children.contains($0) }
  }
}

extension SourceFacts {
  /// What an entry is, in words.
  func words(_ entry: Entry, reaches child: String) -> String {
    switch entry.reach {
    case .tap: "the view calls \(entry.name), which leads to the attach of \(child)"
    case .child:
      "\(names(entry.children)) calls \(entry.name), which leads to the attach of \(child)"
    default: "\(entry.name) leads to the attach of \(child)"
    }
  }
}
