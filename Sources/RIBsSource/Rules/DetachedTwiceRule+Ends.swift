import RIBsAnalysis

// A child that reports its end twice, where the parent detaches whatever stands last.
extension DetachedTwiceRule {
  /// A child calls two functions of its listener, one after the other, and for each the parent detaches the last child of
  /// a list: the second time, that is another child.
  static func judgeEnds(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (child, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      for call in calls
      where call.target == .listener && !call.earlier.isEmpty
        && source.isReachable(call.context.entry)
      {
        for parent in source.parents(of: child) {
          let detaches = source.flow.detaches.filter {
            $0.parent == parent && $0.isAtAnEnd && $0.context.entry.rib == parent
              && $0.context.entry.children.contains(child)
          }
          guard let second = detaches.first(where: { $0.context.entry.name == call.name }),
            let first = detaches.first(where: {
              call.earlier.contains($0.context.entry.name) && $0.slot == second.slot
            }), first.context.entry.place != second.context.entry.place,
            mayHaveOthers(second.slot, beside: child, parent, source)
          else { continue }
          let isSure = [first, second].allSatisfy { isCertain($0, parent, source) }
          let (name, other) = (source.name(child), source.name(parent))
          let list = second.slot?.name ?? "children"
          reporter.report(
            at: call.place, path: source.path(parent, [child]), severity: isSure ? nil : .info,
            certainty: .joined([call.certainty, first.certainty, second.certainty]),
            message:
              "\(name) calls \(first.context.entry.name) and then \(call.name) of its listener, and each time \(other) detaches the last child in \(list): the second call takes another child.",
            fix:
              "Let the child report its end once, and let the parent detach that child by its property.",
            related: [(second.place, "this detaches whatever is last")],
            more: [call.name])
        }
      }
    }
  }

  /// Whether the list can hold another child below one.
  static func mayHaveOthers(
    _ slot: Slot?, beside child: Int, _ parent: Int, _ source: SourceFacts
  ) -> Bool {
    let attaches = source.flow.attaches.filter { attach in
      attach.parent == parent
        && (slot == nil || slot.map { attach.slot == $0 || attach.keptIn.contains($0) } ?? false)
    }
    let own = attaches.filter { $0.children.contains(child) }
    return own.contains { slot == nil ? !$0.isOnlyChild : !$0.isAlone }
      && attaches.contains { !$0.children.contains(child) }
  }

  /// Whether each call of the parent's function leads to the detach.
  private static func isCertain(
    _ detach: DetachEvent, _ parent: Int, _ source: SourceFacts
  ) -> Bool {
    guard let interactor = source.ribs.ribs[parent].interactor,
      let site = detach.context.trail.first
    else { return false }
    return source.app.methods(detach.context.entry.name, of: interactor).contains {
      $0.file == site.place.file && $0.item.alwaysReaches(site.place.line)
    }
  }
}
