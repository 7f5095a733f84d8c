import RIBsAnalysis

// A child whose view reports that it disappears, where the parent empties the property only when the dismissal is done.
extension DetachedTwiceRule {
  /// UIKit calls `viewDidDisappear` before the completion of a dismissal. If the view reports this, the parent still has
  /// the child in its property and detaches it, in addition to the function that dismisses it.
  static func judgeDismissals(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    for detach in source.flow.detaches where isAroundADismissal(detach, source) {
      guard let slot = detach.slot, detach.children.count == 1 else { continue }
      let (child, parent) = (detach.children[0], detach.parent)
      let told = reports.functionsTold(ofDismissalsOf: child)
      guard
        let other = source.flow.detaches.first(where: {
          $0.parent == parent && $0.slot == slot && !$0.isAll
            && told.contains($0.context.entry.name)
            && $0.context.entry.children.contains(child)
        })
      else { continue }
      let (name, function) = (source.name(child), other.context.entry.name)
      reporter.report(
        at: detach.place, path: source.path(parent, [child]),
        certainty: .joined([detach.certainty, other.certainty]),
        message:
          "\(source.name(parent)) detaches \(name) twice: the view of \(name) calls \(function) when it disappears, while \(slot.name) still holds \(name).",
        fix: "Set \(slot.name) to nil before the dismissal begins.",
        related: other.place == detach.place
          ? [] : [(other.place, "\(function) detaches \(name) here")],
        more: ["dismissal"])
    }
  }

  /// Whether a detach and a dismissal belong together, and only the completion empties the property.
  private static func isAroundADismissal(_ detach: DetachEvent, _ source: SourceFacts) -> Bool {
    let isCaptured = detach.context.isLater && !detach.isReadLater && !detach.wasEmptied
    guard source.isReachable(detach.context.entry), isCaptured || detach.isClearedLater else {
      return false
    }
    return (source.flow.screens[detach.parent]?.removals ?? []).contains {
      $0.kind == .dismiss && !$0.isGuess && $0.context.entry.place == detach.context.entry.place
    }
  }
}
