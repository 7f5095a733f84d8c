import RIBsAnalysis

/// `popped-twice`
enum PoppedTwiceRule: SourceRule {
  static let page = RulePage.poppedTwice

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    judgeEnds(source, &reporter)
    judgeClosures(source, &reporter)
    let reports = LeaveReports(source)
    for (parent, log) in source.flow.screens.sorted(by: { $0.key < $1.key }) {
      for removal in log.removals.sorted(by: { $0.place < $1.place })
      where removal.kind == .pop && removal.popsTheTop && !removal.isGuess {
        let entry = removal.context.entry
        guard entry.reach == .child, source.isReachable(entry), isPushed(parent, source),
          // What tests more than that it has a child and itself may ask whether the view is still there.
          !source.functions(on: removal.context).contains(where: \.item.testsSomething),
          let child = entry.children.first(where: { child in
            log.shows.contains { $0.kind == .push && $0.children.contains(child) }
              && reports.functionsTold(ofPopsOf: child).contains(entry.name)
          })
        else { continue }
        let (name, other) = (source.name(child), source.name(parent))
        reporter.report(
          at: removal.place, path: source.path(parent, [child]), certainty: entry.certainty,
          message:
            "\(name) reports that its view was popped, and \(other) pops once more in \(entry.name): a back swipe takes the view of \(other) away, too.",
          related: entry.place == removal.place
            ? [] : [(entry.place, "\(name) calls \(entry.name) when its view is gone")],
          more: [entry.name])
      }
    }
  }

  /// A closure that runs when a child's view was popped pops once more.
  private static func judgeClosures(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (parent, log) in source.flow.screens.sorted(by: { $0.key < $1.key })
    where isPushed(parent, source) {
      let closures = PopClosures(of: parent, source)
      for removal in log.removals.sorted(by: { $0.place < $1.place })
      where removal.kind == .pop && removal.popsTheTop && !removal.isGuess {
        guard source.isReachable(removal.context.entry),
          let child = closures.children(leadingTo: removal.context, asks: \.testsSomething).first
        else { continue }
        let (name, other) = (source.name(child), source.name(parent))
        reporter.report(
          at: removal.place, path: source.path(parent, [child]),
          message:
            "A closure of \(other) runs when the view of \(name) was popped, and pops once more: a back swipe takes the view of \(other) away, too.",
          fix: "Detach \(name) in the closure, and pop only where the code ends \(name).",
          more: ["closure"])
      }
    }
  }

  /// A child calls two functions of its listener, one after the other, and for each the parent pops what is on top.
  private static func judgeEnds(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (child, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      for call in calls
      where call.target == .listener && !call.earlier.isEmpty
        && source.isReachable(call.context.entry)
      {
        for parent in source.parents(of: child) where isPushed(parent, source) {
          let log = source.flow.screens[parent] ?? ScreenLog()
          let pops = log.removals.filter {
            $0.kind == .pop && $0.popsTheTop && $0.isUnasked && !$0.isGuess
              && $0.context.entry.children.contains(child)
          }
          guard log.shows.contains(where: { $0.kind == .push && $0.children.contains(child) }),
            let second = pops.first(where: { $0.context.entry.name == call.name }),
            let first = pops.first(where: {
              call.earlier.contains($0.context.entry.name)
                && $0.context.entry.place != second.context.entry.place
            }),
            // A second detach that crashes is a finding of its own.
            !source.flow.detaches.contains(where: {
              $0.isUnwrapped && $0.context.entry.place == second.context.entry.place
            })
          else { continue }
          let (name, other) = (source.name(child), source.name(parent))
          reporter.report(
            at: second.place, path: source.path(parent, [child]),
            certainty: call.certainty.joined(second.context.entry.certainty),
            message:
              "\(name) calls \(first.context.entry.name) and then \(call.name) of its listener, and each time \(other) pops a view: the second pop takes its own.",
            fix:
              "Pop only if the property still holds the child, and let the child report its end once.",
            related: [(call.place, "\(name) calls \(call.name) here")], more: ["ends"])
        }
      }
    }
  }

  /// Whether the RIB's own view can be popped: it is pushed, and it is not the first view of a controller.
  static func isPushed(_ rib: Int, _ source: SourceFacts) -> Bool {
    let shows = source.flow.screens.values.flatMap(\.shows).filter { $0.children.contains(rib) }
    return !shows.isEmpty && shows.allSatisfy { $0.kind == .push }
  }
}
