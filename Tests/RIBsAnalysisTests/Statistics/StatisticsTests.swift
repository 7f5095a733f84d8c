import RIBsTrace
import Testing

@testable import RIBsAnalysis

@Suite("Statistics of many sessions")
struct StatisticsTests {
  /// Sessions of a version, of which some have a cause.
  private func add(
    _ hits: Int, of sessions: Int, _ version: String?, to statistics: inout Statistics,
    rule: String = "double-detach", exempt: Bool = false, at: String = "A.swift:3",
    startedAt: String? = nil
  ) {
    for number in 0..<sessions {
      var session = SessionFacts(
        source: "t\(version ?? "").jsonl", name: "\(number)", app: "App", version: version,
        startedAt: startedAt, isInconclusive: false)
      if number < hits {
        session.causes = [
          SessionFacts.Cause(
            fingerprint: rule, rule: rule, severity: .error, path: "Root/A", at: at,
            message: "It happened.", fix: "Mend it.", count: 2, line: 7, isExempt: exempt)
        ]
      }
      statistics.add(session)
    }
  }

  @Test func `versions stand in the order of their numbers`() {
    var statistics = Statistics()
    let versions = ["3.10", "3.9.1", nil, "3.9-beta", "3.9", "10", "3.9-beta2", "3.09"]
    for version in versions { add(0, of: 1, version, to: &statistics) }
    #expect(
      statistics.versions.map(\.name) == [
        nil, "3.9-beta", "3.9-beta2", "3.09", "3.9", "3.9.1", "3.10", "10",
      ])
  }

  @Test func `a version without a name is none, and a time in other words is no time`() {
    var statistics = Statistics()
    for (version, time) in [("", "yesterday"), ("", "2026-03-01"), ("1", "")] {
      add(0, of: 1, version, to: &statistics, startedAt: time)
    }
    #expect(statistics.versions.map(\.name) == [nil, "1"])
    #expect(statistics.span.first == "2026-03-01" && statistics.span.last == "2026-03-01")
  }

  @Test func `a cause is new, gone, more or less frequent, or unchanged`() throws {
    /// What becomes of a cause.
    func change(_ before: Int, _ now: Int, of sessions: Int = 1000) throws -> Statistics.Change? {
      var statistics = Statistics()
      add(before, of: sessions, "1", to: &statistics)
      add(now, of: sessions, "2", to: &statistics)
      let report = try StatisticsReport(statistics)
      return report.causes.first.flatMap(report.change)
    }
    #expect(try change(0, 3) == .new)
    #expect(try change(3, 0) == .gone)
    #expect(try change(10, 60) == .more)
    #expect(try change(60, 10) == .less)
    // It may be chance.
    #expect(try change(1, 6, of: 100) == nil)
    #expect(try change(6, 1, of: 100) == nil)
    #expect(try change(60, 60) == nil)
  }

  @Test func `the last two versions are compared, or those that are named`() throws {
    var statistics = Statistics()
    for version in ["1", "2", "3", nil] { add(1, of: 4, version, to: &statistics) }
    func compared(_ base: String? = nil, _ version: String? = nil) throws -> [String?] {
      let report = try StatisticsReport(statistics, from: base, to: version)
      return report.compared.map { [$0.base.name, $0.version.name] } ?? []
    }
    #expect(try compared() == ["2", "3"])
    #expect(try compared("1") == ["1", "3"])
    #expect(try compared(nil, "2") == ["1", "2"])
    #expect(try compared("3", "1") == ["3", "1"])
    #expect(try compared("2", "2") == [])
    #expect(try compared(nil, "1") == [])
    let error = #expect(throws: StatisticsReport.UnknownVersion.self) { try compared("4") }
    #expect(error?.name == "4" && error?.known == ["1", "2", "3"])
  }

  @Test func `causes are ranked by the sessions that they hit`() {
    var statistics = Statistics()
    add(2, of: 5, "1", to: &statistics, rule: "lost-child")
    add(3, of: 5, "1", to: &statistics, rule: "leaked-child")
    add(3, of: 5, "1", to: &statistics, rule: "double-attach")
    #expect(
      statistics.causes.map(\.newest.rule) == ["double-attach", "leaked-child", "lost-child"])
    #expect(statistics.causes.map(\.findings) == [6, 6, 4])
    #expect(statistics.rate == Rate(hits: 8, sessions: 15))
  }

  @Test func `a cause is shown as the newest version has it, with the times it was seen`() throws {
    var statistics = Statistics()
    add(1, of: 2, "2", to: &statistics, at: "A.swift:9", startedAt: "2026-02-01T00:00:00Z")
    add(1, of: 2, "10", to: &statistics, at: "A.swift:12", startedAt: "2026-03-01T00:00:00Z")
    add(1, of: 2, "9", to: &statistics, at: "A.swift:11", startedAt: "2026-01-01T00:00:00Z")
    let cause = try #require(statistics.causes.first)
    #expect(cause.newest.at == "A.swift:12" && cause.newestVersion == "10")
    #expect(cause.example == ("t10.jsonl", "0"))
    #expect(cause.span.first == "2026-01-01T00:00:00Z")
    #expect(cause.span.last == "2026-03-01T00:00:00Z")
  }

  @Test func `what a team does not count is left out`() {
    var statistics = Statistics()
    add(2, of: 3, "1", to: &statistics, exempt: true)
    #expect(statistics.causes.isEmpty && statistics.exempt == 1)
    #expect(statistics.rate == Rate(hits: 0, sessions: 3))
  }

  @Test func `a RIB's visits, their time and how many pile up are counted by path`() throws {
    var statistics = Statistics()
    for _ in 0..<2 {
      var analyzer = TraceAnalyzer(scope)
      analyzer.feed(
        try TraceScript(
          """
          root Root
          after 1s
          open Root Feed @App/RootRouter.swift:9
          open Feed Post @App/FeedRouter.swift:12
          open Feed Post#2 @App/FeedRouter.swift:12
          after 2s
          close Root Feed @App/RootRouter.swift:14
          after 4s
          open Root Feed#3 @App/RootRouter.swift:9
          after 3s
          end exit
          """
        ).trace())
      statistics.add(InputReport(source: "t.jsonl", sessions: try analyzer.finish()))
    }
    let ribs = statistics.usage.ribs
    #expect(ribs.map(\.path) == ["Root/Feed", "Root/Feed/Post"])
    #expect(ribs.map(\.visits) == [4, 4] && ribs.map(\.sessions) == [2, 2])
    #expect(ribs.map(\.mostAtOnce) == [1, 2])
    // Two seconds until it was closed, and three until the end.
    #expect(ribs.map { $0.meanStay / 100_000_000 } == [25, 20])
    let routes = statistics.usage.routes
    #expect(routes.map(\.child) == ["Post", "Feed"])
    #expect(routes.map(\.count) == [4, 4])
    #expect(routes.map(\.at) == ["App/FeedRouter.swift:12", "App/RootRouter.swift:9"])
  }

  @Test func `times that cannot be are no trap`() throws {
    let head = #"{"type":"trace","version":1}"#
    let most = Int.max
    let lines = [
      head, #"{"type":"launch","t":0,"id":1,"rib":"Root"}"#,
      #"{"type":"attach","t":\#(most),"id":2,"parent":1,"rib":"A"}"#,
      #"{"type":"attach","t":\#(most),"id":3,"parent":1,"rib":"A"}"#,
      #"{"type":"detach","t":0,"id":2,"parent":1}"#, #"{"type":"mark","t":0,"name":"m"}"#,
    ]
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(Array(lines.joined(separator: "\n").utf8))
    var statistics = Statistics()
    statistics.add(InputReport(source: "t.jsonl", sessions: try analyzer.finish()))
    let rib = try #require(statistics.usage.ribs.first)
    #expect(rib.visits == 2 && rib.meanStay >= 0)
  }

  private var scope: AnalysisScope {
    var scope = AnalysisScope(keepsTree: false, keepsFlows: false)
    scope.keepsHeaders = true
    scope.keepsCalls = true
    return scope
  }
}
