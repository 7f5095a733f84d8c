import RIBsAnalysis

/// `wrapper-hides-call-site`
enum WrapperHidesCallSiteRule: SourceRule {
  static let page = RulePage.wrapperHidesCallSite

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    var callers: [SourcePlace: (parent: Int, place: SourcePlace, count: Int)] = [:]
    for event in source.flow.attaches where event.place != event.call && !event.passesCallSite {
      var known = callers[event.call] ?? (event.parent, event.place, 0)
      if event.place < known.place { known.place = event.place }
      known.count += 1
      callers[event.call] = known
    }
    for (call, caller) in callers.sorted(by: { $0.key < $1.key }) {
      reporter.report(
        at: call, path: source.name(caller.parent), rib: source.name(caller.parent),
        message:
          "This function attaches what it is given. A trace names this line for every child, and not the call that attaches it.",
        related: [(caller.place, "a call that the trace does not name")], more: [])
    }
  }
}
