import RIBsAnalysis

/// `off-main-route`
enum OffMainRouteRule: SourceRule {
  static let page = RulePage.offMainRoute

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (rib, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      // One closure is one cause, whatever it calls.
      var closures: Set<SourcePlace> = []
      let sorted = calls.filter(\.isAfterAwait).sorted {
        ($0.certainty == .read ? 0 : 1, $0.place) < ($1.certainty == .read ? 0 : 1, $1.place)
      }
      for call in sorted {
        if let closure = call.context.subscription, !closures.insert(closure).inserted { continue }
        let target = call.target == .router ? "router" : "listener"
        reporter.report(
          at: call.place, path: source.name(rib), certainty: call.certainty,
          message:
            "\(source.name(rib)) calls its \(target)'s \(call.name) on a thread that need not be the main thread.",
          fix: fix(call.context), more: [call.name])
      }
    }
  }

  /// What goes to the main thread where the call stands; nil for what the rule's page says.
  private static func fix(_ context: EventContext) -> String? {
    if context.subscription != nil {
      return
        "Observe the stream on the main thread, with `receive(on: DispatchQueue.main)` or `observe(on: MainScheduler.instance)`."
    }
    let isClosure = context.isLater && context.awaitedTask == nil
    return isClosure || context.entry.isInBackground
      ? "Go to the main queue before the call, with `DispatchQueue.main.async`." : nil
  }
}
