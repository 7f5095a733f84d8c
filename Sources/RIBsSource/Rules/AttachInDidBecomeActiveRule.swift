import RIBsAnalysis

/// `attach-in-did-become-active`
enum AttachInDidBecomeActiveRule: SourceRule {
  static let page = RulePage.attachInDidBecomeActive

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
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
      reporter.report(
        at: place, path: source.path(attached.first.parent, attached.children),
        certainty: attached.first.unguardedCertainty,
        message:
          "didBecomeActive attaches \(names), and willResignActive does not detach what was attached: a second activation attaches again.",
        related: [(attached.first.place, "the attach")])
    }
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
