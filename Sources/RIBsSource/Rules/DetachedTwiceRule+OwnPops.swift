import RIBsAnalysis

// A pop that the code makes itself, and that the popped view reports like one of the user's.
extension DetachedTwiceRule {
  /// The parent detaches the last child of a list and pops its view. The view reports the pop, and the parent detaches
  /// the last child once more: by then, that is another one.
  static func judgeOwnPops(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let reports = LeaveReports(source)
    let parents = Set(source.flow.detaches.filter(\.isAtAnEnd).map(\.parent))
    for parent in parents.sorted() {
      let closures = PopClosures(of: parent, source)
      let last = source.flow.detaches.filter {
        $0.parent == parent && $0.isAtAnEnd && $0.certainty == .read && $0.slot != nil
      }
      for detach in last {
        guard
          let child = childrenReporting(to: detach, closures, reports).first(where: {
            mayHaveOthers(detach.slot, beside: $0, parent, source)
          }),
          let own = last.first(where: {
            $0.slot == detach.slot
              && closures.children(leadingTo: $0.context, asks: { _ in false }).isEmpty
              && childrenReporting(to: $0, closures, reports).isEmpty && pops($0, source)
          })
        else { continue }
        let (name, other) = (source.name(child), source.name(parent))
        let list = detach.slot?.name ?? "children"
        reporter.report(
          at: own.place, path: source.path(parent, [child]),
          message:
            "\(other) detaches the last child in \(list) and pops its view. The view then reports that it was popped, and \(other) detaches the last child in \(list) once more: that is another one.",
          fix:
            "Only pop, and detach where the pop is reported. Or ask there whether the child is still in \(list).",
          related: own.place == detach.place
            ? [] : [(detach.place, "this runs when the view of \(name) was popped")],
          more: ["pop"])
        break
      }
    }
  }

  /// The children whose pops, however they came, lead to a detach.
  private static func childrenReporting(
    to detach: DetachEvent, _ closures: PopClosures, _ reports: LeaveReports
  ) -> [Int] {
    let given = closures.children(leadingTo: detach.context, asks: \.testsMoreThanACount)
    let entry = detach.context.entry
    guard
      given.isEmpty,
      !reports.source.functions(on: detach.context).contains(where: \.item.testsMoreThanACount)
    else { return given }
    return entry.children.filter { reports.functionsTold(ofPopsOf: $0).contains(entry.name) }
  }

  /// Whether the entry that detaches also pops what is on top.
  private static func pops(_ detach: DetachEvent, _ source: SourceFacts) -> Bool {
    source.isReachable(detach.context.entry)
      && (source.flow.screens[detach.parent]?.removals ?? []).contains {
        $0.kind == .pop && $0.popsTheTop && !$0.isGuess
          && $0.context.entry.place == detach.context.entry.place
      }
  }
}
