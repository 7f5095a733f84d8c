import RIBsAnalysis

/// `off-main-route`
enum OffMainRouteRule: SourceRule {
  static let page = RulePage.offMainRoute

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (rib, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      for call in calls where call.isAfterAwait {
        let target = call.target == .router ? "router" : "listener"
        reporter.report(
          at: call.place, path: source.name(rib), certainty: call.certainty,
          message:
            "\(source.name(rib)) calls its \(target)'s \(call.name) on a thread that need not be the main thread.",
          more: [call.name])
      }
    }
  }
}
