import RIBsAnalysis

/// `route-after-delay`
enum RouteAfterDelayRule: SourceRule {
  static let page = RulePage.routeAfterDelay

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (rib, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      for call in calls where call.context.isDelayed && !call.context.testedActive {
        let place = call.context.delayedCall ?? call.place
        let target = call.target == .router ? "router" : "listener"
        reporter.report(
          at: place, path: source.name(rib), certainty: call.certainty,
          message:
            "\(source.name(rib)) calls its \(target)'s \(call.name) after a delay. It may be detached by then, and nothing tests isActive.",
          related: place == call.place ? [] : [(call.place, "the call of the \(target)")],
          more: [call.name])
      }
    }
    judgeRouters(source, &reporter)
  }

  /// What a router does itself after a delay.
  private struct Work {
    let rib: Int
    let context: EventContext
    let verb: String
    var place: SourcePlace {
      context.delayedCall ?? context.trail.last?.place ?? context.entry.place
    }
    var closure: SourcePlace { context.delayedClosure ?? context.entry.place }
  }

  /// Reports the first thing in each closure.
  private static func judgeRouters(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let flow = source.flow
    var works = flow.attaches.map { Work(rib: $0.parent, context: $0.context, verb: "attaches") }
    works += flow.detaches.map { Work(rib: $0.parent, context: $0.context, verb: "detaches") }
    for (rib, shows) in flow.delayedShows {
      works += shows.map { Work(rib: rib, context: $0, verb: "shows") }
    }
    let delayed = works.filter {
      $0.context.isDelayed && $0.context.delayedPart == .router && !$0.context.testedActive
        && $0.context.entry.rib == $0.rib
    }.sorted { ($0.place, $0.verb) < ($1.place, $1.verb) }
    var seen: Set<SourcePlace> = []
    for work in delayed where seen.insert(work.closure).inserted {
      let name = source.name(work.rib)
      reporter.report(
        at: work.place, path: name,
        message:
          "\(name)'s router \(work.verb) a child after a delay. It may be detached itself by then, and nothing tests isActive.",
        more: [work.context.trail.last?.name ?? ""])
    }
  }
}
