import RIBsAnalysis

// A child that calls its listener when it resigns, which is in the middle of its detach.
extension DetachedTwiceRule {
  /// The parent detaches the child in that call. While its property still holds the child, it detaches it again.
  static func judgeResigning(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (child, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      for call in calls
      where call.target == .listener && call.context.entry.reach == .resigning
        && !call.context.isLater
      {
        for parent in source.parents(of: child) {
          let detaches = source.detaches(of: child, by: parent).filter {
            $0.slot != nil && !$0.context.isLater && source.isReachable($0.context.entry)
          }
          guard
            let second = detaches.first(where: {
              $0.context.entry.rib == parent && $0.context.entry.children.contains(child)
                && $0.context.entry.name == call.name
            }), let slot = second.slot,
            let first = detaches.filter({ $0.slot == slot && $0.isHeld })
              .min(by: { $0.place < $1.place })
          else { continue }
          let (name, other) = (source.name(child), source.name(parent))
          reporter.report(
            at: first.place, path: source.path(parent, [child]),
            certainty: .joined([call.certainty, first.certainty, second.certainty]),
            message:
              "\(name) calls \(call.name) of its listener when it resigns, and \(other) detaches it in that call. \(slot.name) still holds \(name) then, so \(other) detaches it again in the middle of the first detach.",
            fix: "Set \(slot.name) to nil before the detach.",
            related: [(call.place, "\(name) calls its listener here")]
              + (second.place == first.place
                ? [] : [(second.place, "\(other) detaches \(name) in that call")]))
          break
        }
      }
    }
  }
}
