import Foundation
import RIBsAnalysis
import RIBsTrace
import RIBsTestSupport
import Testing
import TraceGenerator

@Suite("A generated app's trace")
struct AppTraceTests {
  @Test func `the same values give the same bytes, another seed others`() {
    let bytes = TraceGeneration(events: 3_000, live: 50, seed: 7).bytes()
    #expect(bytes == TraceGeneration(events: 3_000, live: 50, seed: 7).bytes())
    #expect(bytes != TraceGeneration(events: 3_000, live: 50, seed: 8).bytes())
    #expect(bytes != TraceGeneration(events: 3_000, live: 60, seed: 7).bytes())
  }

  /// For each RIB, as many of each event as the sample apps have; theirs are short, so only roughly.
  @Test func `it has the events that the recorder writes, as often`() throws {
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
  func `about as many RIBs are alive as were asked for`(live: Int) {
    var alive = 0
    var counts: [Int] = []
    for event in TraceGeneration(events: 10_000 + 100 * live, live: live).eventList() {
      if case .create = event.body { alive += 1 }
      if case .destroy = event.body { alive -= 1 }
      counts.append(alive)
    }
    // Without what it takes to come up and to go down.
    let settled = counts.dropFirst(3_000 + 30 * live).dropLast(10 * live + 300)
    let average = Double(settled.reduce(0, +)) / Double(settled.count)
    #expect((0.6...1.1).contains(average / Double(live)), "\(average)")
    #expect((counts.max() ?? 0) <= live + 10)
  }

  @Test(arguments: [1, 2, 3])
  func `it is in order but for its three mistakes and what parents build anew`(seed: UInt64) throws
  {
    let session = try TraceGeneration(events: 10_000, live: 100, seed: seed).session()
    #expect(!session.isInconclusive && session.endReason == .teardown)
    let rules = session.findings.map(\.rule).filter { $0 != "rebuild-churn" }.sorted()
    #expect(rules == ["double-detach", "leaked-child", "leaked-child"])
    #expect(session.findings.count < 20)
  }

  @Test func `it is an app of about 120 kinds of RIBs in three modules`() {
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

  /// How many events of a type there are for each `create`.
  private func shares(_ events: [TraceEvent]) -> [String: Double] {
    let counts = Dictionary(grouping: events, by: \.body.name).mapValues { Double($0.count) }
    return counts.mapValues { $0 / (counts["create"] ?? 1) }
  }
}
