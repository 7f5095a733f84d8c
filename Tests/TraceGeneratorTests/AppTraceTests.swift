import Foundation
import RIBsAnalysis
import RIBsTrace
import RIBsTestSupport
import Testing
import TraceGenerator

@Suite("A generated app's trace")
struct AppTraceTests {
  @Test func `the same values give the same bytes, and another seed gives others`() {
    let bytes = TraceGeneration(events: 3_000, live: 50, seed: 7).bytes()
    #expect(bytes == TraceGeneration(events: 3_000, live: 50, seed: 7).bytes())
    #expect(bytes != TraceGeneration(events: 3_000, live: 50, seed: 8).bytes())
    #expect(bytes != TraceGeneration(events: 3_000, live: 60, seed: 7).bytes())
  }

  /// Compares events per RIB with the sample apps. Their traces are short, so the numbers agree only roughly.
  @Test func `its events occur as often as in recorded traces`() throws {
    let recorded = try Repository.fixtures.flatMap { try events(Data(contentsOf: $0)) }
    let expected = shares(recorded)
    let shares = shares(TraceGeneration(events: 25_000, live: 200).eventList())
    for type in [
      "attach", "detach", "activate", "deactivate", "load", "appear", "disappear", "hold",
      "unhold", "destroy",
    ] {
      let ratio = shares[type, default: 0] / expected[type, default: 0]
      #expect((0.55...1.8).contains(ratio), "\(type): \(ratio)")
    }
    for type in ["mark", "settle", "workflow", "worker"] {
      #expect((0.01...0.3).contains(shares[type, default: 0]), "\(type)")
    }
  }

  @Test func `its lines are as long as those of a long session`() {
    let generation = TraceGeneration(events: 30_000)
    let average = Double(generation.bytes().count) / 30_001
    #expect((75...95).contains(average), "\(average)")
  }

  @Test(arguments: [20, 200])
  func `the number of live RIBs is about as requested`(live: Int) {
    var alive = 0
    var counts: [Int] = []
    for event in TraceGeneration(events: 10_000 + 100 * live, live: live).eventList() {
      if case .create = event.body { alive += 1 }
      if case .destroy = event.body { alive -= 1 }
      counts.append(alive)
    }
    // Excludes the launch and the end.
    let settled = counts.dropFirst(3_000 + 30 * live).dropLast(10 * live + 300)
    let average = Double(settled.reduce(0, +)) / Double(settled.count)
    #expect((0.6...1.1).contains(average / Double(live)), "\(average)")
    #expect((counts.max() ?? 0) <= live + 10)
  }

  @Test(arguments: [1, 2, 3])
  func `it has no findings except for its three mistakes and rebuilt RIBs`(seed: UInt64) throws {
    let session = try TraceGeneration(events: 10_000, live: 100, seed: seed).session()
    #expect(!session.isInconclusive && session.endReason == .teardown)
    let rules = session.findings.map(\.rule).filter { $0 != "rebuild-churn" }.sorted()
    #expect(rules == ["double-detach", "leaked-child", "leaked-child"])
    #expect(session.findings.count < 20)
  }

  @Test func `the app has RIBs at about 120 paths in three modules`() {
    var names: Set<String> = []
    var modules: Set<Substring> = []
    for event in TraceGeneration(events: 50_000, live: 400).eventList() {
      if case .create(_, let rib, _) = event.body { names.insert(rib) }
      if let module = event.at?.split(separator: "/").first { modules.insert(module) }
    }
    #expect((105...140).contains(names.count), "\(names.count)")
    #expect(modules == ["Tada", "TadaShop", "TadaChat"])
  }

  private func events(_ data: Data) -> [TraceEvent] {
    var events: [TraceEvent] = []
    var reader = TraceReader()
    reader.feed([UInt8](data)) { if case .event(let event) = $0.line { events.append(event) } }
    return events
  }

  /// The number of events of a type per `create`.
  private func shares(_ events: [TraceEvent]) -> [String: Double] {
    let counts = Dictionary(grouping: events, by: \.body.name).mapValues { Double($0.count) }
    return counts.mapValues { $0 / (counts["create"] ?? 1) }
  }
}
