import RIBsAnalysis

/// `detached-twice`
enum DetachedTwiceRule: SourceRule {
  static let page = RulePage.detachedTwice

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    judgeReports(source, &reporter)
    judgeEnds(source, &reporter)
    judgeOwnPops(source, &reporter)
    judgeDismissals(source, &reporter)
    judgeResigning(source, &reporter)
    for event in source.flow.detaches {
      guard let first = event.first else { continue }
      let names = source.names(event.children)
      let child = names.isEmpty ? "a child" : names
      let isReachable = source.isReachable(event.context.entry)
      let message =
        if event.isOfNothing, let slot = event.slot {
          "\(source.name(event.parent)) detaches \(child) a second time: \(slot.name) was set to nil after the first detach, so unwrapping it is a crash."
        } else {
          "\(source.name(event.parent)) detaches \(child) a second time\(event.context.isLater ? " when the closure runs" : ""): it is detached already."
        }
      reporter.report(
        at: event.place, path: source.path(event.parent, event.children),
        severity: isReachable ? nil : .info, certainty: event.certainty, message: message,
        related: first == event.place ? [] : [(first, "the first detach")])
    }
  }

  /// A child calls two functions of its listener, one after the other. The parent detaches it in both: the second unwraps
  /// the property that the first has emptied, or finds the child in it because only a completion empties it.
  private static func judgeReports(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (child, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      for call in calls
      where call.target == .listener && !call.earlier.isEmpty
        && source.isReachable(call.context.entry)
      {
        for parent in source.parents(of: child) {
          let detaches = source.detaches(of: child, by: parent).filter {
            $0.context.entry.rib == parent && $0.context.entry.children.contains(child)
          }
          guard
            let second = detaches.first(where: {
              $0.context.entry.name == call.name && ($0.isUnwrapped || $0.isClearedLater)
            }),
            let first = detaches.first(where: {
              (second.isUnwrapped ? $0.leavesEmpty : $0.isClearedLater) && $0.slot == second.slot
                && call.earlier.contains($0.context.entry.name)
            }), let slot = second.slot, !attachesAgain(first, source)
          else { continue }
          let (name, other) = (source.name(child), source.name(parent))
          let functions = (first.context.entry.name, call.name)
          reporter.report(
            at: second.place, path: source.path(parent, [child]),
            certainty: .joined([call.certainty, first.certainty, second.certainty]),
            message:
              "\(name) calls \(functions.0) and then \(functions.1) of its listener, and \(other) detaches it in both: \(second.isUnwrapped ? "the first sets \(slot.name) to nil, and the second crashes when it unwraps it" : "only a completion sets \(slot.name) to nil, so the second finds the child in it").",
            fix: second.isUnwrapped
              ? "Leave if the property is nil: `guard let \(slot.name) else { return }`. And let the child report its end once."
              : "Set \(slot.name) to nil before the detach. And let the child report its end once.",
            related: [(call.place, "\(name) calls \(call.name) here, after \(functions.0)")])
        }
      }
    }
  }

  /// Whether the entry of a detach fills the slot again.
  private static func attachesAgain(_ detach: DetachEvent, _ source: SourceFacts) -> Bool {
    source.flow.attaches.contains {
      $0.parent == detach.parent && $0.slot == detach.slot
        && $0.context.entry.place == detach.context.entry.place
    }
  }
}
