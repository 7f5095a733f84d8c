import RIBsAnalysis
import RIBsTrace
import Testing
import TraceGenerator

@Suite("A variation of the generated app")
struct VariationTests {
  private func generation(_ change: (inout TraceVariation) -> Void) -> TraceGeneration {
    var generation = TraceGeneration(events: 5_000, live: 50)
    change(&generation.variation)
    return generation
  }

  @Test func `without holds it has as many events, and the same mistakes but for lost children`()
    throws
  {
    let session = try generation { $0.hasHolds = false }.session()
    #expect(session.events == 5_000)
    #expect(!session.hasHolds)
    let usual = try TraceGeneration(events: 5_000, live: 50).session()
    func errors(_ session: SessionReport) -> [String] {
      session.findings.filter { $0.severity == .error }.map(\.rule).sorted()
    }
    #expect(errors(session) == errors(usual))
  }

  @Test func `with more names for each name RIBs have more names and call sites`() {
    func counts(_ generation: TraceGeneration) -> (names: Int, sites: Int) {
      var (names, sites) = (Set<String>(), Set<String>())
      for event in generation.eventList() {
        if case .create(_, let rib, _) = event.body { names.insert(rib) }
        if case .attach = event.body, let site = event.at { sites.insert(site) }
      }
      return (names.count, sites.count)
    }
    let (names, sites) = counts(TraceGeneration(events: 5_000, live: 50))
    let more = counts(generation { $0.namesPerName = 5 })
    #expect(more.names > 2 * names && more.sites > 2 * sites)
  }
}
