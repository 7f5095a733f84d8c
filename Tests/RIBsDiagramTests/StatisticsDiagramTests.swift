import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@Suite("The pictures of statistics")
struct StatisticsDiagramTests {
  private func report(_ scripts: [String]) throws -> StatisticsReport {
    var statistics = Statistics()
    for script in scripts {
      statistics.add(InputReport(source: "t.jsonl", sessions: try sessions(script)))
    }
    return try StatisticsReport(statistics)
  }

  /// A session of a version, in which some RIBs are detached twice.
  private func session(_ version: String, _ wrong: [String] = []) -> SessionFacts {
    var session = SessionFacts(
      source: "t.jsonl", name: "s", app: nil, version: version, startedAt: nil,
      isInconclusive: false)
    session.causes = wrong.map {
      SessionFacts.Cause(
        fingerprint: $0, rule: "double-detach", severity: .error, path: "Root/\($0)", at: nil,
        message: "Twice.", fix: "Once.", count: 1, line: 3, isExempt: false)
    }
    return session
  }

  private func report(on sessions: [SessionFacts]) throws -> StatisticsReport {
    var statistics = Statistics()
    for session in sessions { statistics.add(session) }
    return try StatisticsReport(statistics)
  }

  @Test func `a bar is as long as the sessions that a cause hits are many`() throws {
    let report = try report(on: [
      session("1", ["A", "B"]), session("1", ["A"]), session("1", ["A"]), session("1", ["A"]),
    ])
    let bars = try #require(Diagram.causeBars(report))
    #expect(bars.boxes.count == 2)
    #expect(bars.boxes[0].size.width == 4 * bars.boxes[1].size.width)
    let words = bars.captions.map(\.text)
    #expect(words.contains("double-detach A") && words.contains("4 sessions"))
    #expect(words.contains("1 session"))
    #expect(bars.summary.contains("double-detach A: 4 sessions."))
  }

  @Test func `a chart has a point for each version, higher where the rate is higher`() throws {
    let clean = (0..<9).map { _ in session("1") }
    let report = try report(
      on: clean + [session("1", ["A"]), session("2", ["A"]), session("2")])
    let charts = try #require(Diagram.causeRates(report))
    let points = charts.boxes.filter { !$0.tooltip.isEmpty }
    #expect(points.map(\.tooltip) == ["1: 1 of 10 sessions", "2: 1 of 2 sessions"])
    #expect(points[0].center.y > points[1].center.y && points[0].center.x < points[1].center.x)
    let words = charts.captions.map(\.text)
    #expect(words.contains("10.0%") && words.contains("50.0%"))
    #expect(charts.summary == "double-detach A: 10.0% in 1, 50.0% in 2.")
  }

  @Test func `lines are wider where RIBs come up more often`() throws {
    let often = (1...4).map { "open Root Feed#\($0)\nclose Root Feed#\($0)\n" }.joined()
    let report = try report(["root Root\n" + often + "open Root Menu\nopen Menu Help"])
    let tree = try #require(try Diagram.traffic(report))
    let labels = tree.boxes.map(\.label)
    #expect(labels == ["Root", "Feed", "Menu", "Help"])
    let weights = Dictionary(
      uniqueKeysWithValues: tree.links.map { (labels[$0.to], $0.weight) })
    #expect(weights["Feed"] == 9 && weights["Menu"] == 3 && weights["Help"] == 3)
    #expect(tree.links.map { labels[$0.from] } == ["Root", "Root", "Menu"])
    #expect(tree.captions.map(\.text).contains("4.0 a session"))
  }

  @Test func `there is none of what nothing is known of`() throws {
    let clean = try report(on: [session("1")])
    #expect(Diagram.causeBars(clean) == nil && Diagram.causeRates(clean) == nil)
    #expect(try Diagram.traffic(clean) == nil)
    // One version has nothing to compare with.
    #expect(Diagram.causeRates(try report(on: [session("1", ["A"])])) == nil)
  }
}
