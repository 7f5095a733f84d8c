import RIBsAnalysis

/// `route-after-delay`
enum RouteAfterDelayRule: SourceRule {
  static let page = RulePage.routeAfterDelay

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (rib, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      for call in calls where call.context.isDelayed && !call.testedActive {
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
  }
}
