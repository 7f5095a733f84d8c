import Foundation
import RIBsAnalysis
import RIBsTestSupport
import RIBsTrace
import Testing
import TraceGenerator

@Suite("The traces of many users")
struct FleetTests {
  private func bytes(_ number: Int, of fleet: Fleet) -> [UInt8] {
    var bytes: [UInt8] = []
    fleet.write(fleet[number]) { bytes += $0 }
    return bytes
  }

  @Test func `are the same for the same values, and differ from each other`() {
    let fleet = Fleet(events: 400)
    #expect(bytes(7, of: fleet) == bytes(7, of: Fleet(events: 400)))
    #expect(bytes(7, of: fleet) != bytes(8, of: fleet))
    #expect(bytes(7, of: fleet) != bytes(7, of: Fleet(events: 400, seed: 2)))
  }

  @Test func `have the mistakes that their plan says, and no others`() throws {
    let fleet = Fleet(events: 400)
    for number in 1...60 {
      var analyzer = TraceAnalyzer()
      analyzer.feed(bytes(number, of: fleet))
      let session = try #require(try analyzer.finish().first)
      let rules = session.findings.filter { $0.severity > .info }.map(\.rule)
      let expected = fleet[number].mistakes.map { $0 == .leaks ? "leaked-child" : "double-detach" }
      #expect(Set(rules) == Set(expected), "session \(number)")
      #expect(session.events == 400)
    }
  }

  @Test func `have the versions and the mistakes in the shares that are said`() {
    let fleet = Fleet(events: 400)
    let sessions = (1...10_000).map { fleet[$0] }
    let shares = Fleet.versions.map { version in
      sessions.count { $0.header.appVersion == version } / 100
    }
    #expect(zip(shares, [50, 30, 20]).allSatisfy { abs($0 - $1) <= 2 }, "\(shares)")
    let last = sessions.filter { $0.header.appVersion == "3.10" }
    let leaks = last.count { $0.mistakes.contains(.leaks) } * 1000 / last.count
    #expect((100...140).contains(leaks))
    #expect(!last.contains { $0.mistakes.contains(.detachesTwice) })
  }

  @Test func `are files with the sessions' numbers`() throws {
    let scratch = try Scratch()
    let outcome = try Tool("ribs-samples").run(
      ["fleet", "new/traces", "--sessions", "2", "--events", "400"], in: scratch.folder.path)
    #expect(outcome.status == 0)
    let second = try Data(contentsOf: URL(fileURLWithPath: scratch.path("new/traces/000002.jsonl")))
    #expect([UInt8](second) == bytes(2, of: Fleet(events: 400)))
    #expect(
      try Tool("ribs-samples").run(["fleet", "a", "--sessions", "0"], in: scratch.folder.path)
        .status == 64)
  }
}
