import RIBsTestSupport
import RIBsTrace
import Testing

@testable import RIBsAnalysis

@Suite("The report on a trace")
struct InputReportTests {
  /// A trace with a session for each name, in which as many RIBs are attached as its number says.
  private static func trace(_ names: [String]) -> [UInt8] {
    let lines = names.enumerated().flatMap { number, name in
      [
        #"{"type":"trace","version":1,"session":"\#(name)"}"#,
        #"{"type":"launch","seq":1,"t":0,"id":1,"rib":"Root"}"#,
      ]
        + (0...number).map {
          #"{"type":"attach","seq":\#($0 + 2),"t":0,"id":\#($0 + 2),"parent":1,"rib":"R\#(number)"}"#
        }
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func reports(_ names: [String], _ scope: AnalysisScope) throws -> [SessionReport] {
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(Self.trace(names))
    return try analyzer.finish()
  }

  @Test(
    arguments: [
      ("a", [0, 2]), ("b", [1]), ("last", [3]), ("1", [0]), ("3", [2]), ("4", [3]), ("5", []),
      ("0", []), ("-1", []), ("none", []), ("2", [1]),
    ] as [(String, [Int])])
  func `finds sessions by name, by number, or the last`(name: String, found: [Int]) throws {
    let input = InputReport(
      source: "t", sessions: try reports(["a", "b", "a", "c"], AnalysisScope()))
    #expect(input.sessions(named: name) == found)
  }

  @Test func `takes a name before a number and before the word last`() throws {
    let input = InputReport(
      source: "t", sessions: try reports(["last", "3", "1"], AnalysisScope()))
    #expect(input.sessions(named: "last") == [0])
    #expect(input.sessions(named: "3") == [1])
    #expect(input.sessions(named: "1") == [2])
    #expect(input.sessions(named: "2") == [1])
  }

  @Test(
    arguments: [
      (nil, [0, 4]), ("c", [0, 2, 4]), ("4", [0, 3, 4]), ("1", [0, 4]), ("x", [0, 4]),
    ] as [(String?, [Int])])
  func `keeps the trees of the first sessions, of the wanted one and of the last`(
    wanted: String?, kept: [Int]
  ) throws {
    var scope = AnalysisScope()
    scope.mostSessions = 1
    scope.session = wanted
    let reports = try reports(["a", "b", "c", "d", "e"], scope)
    #expect(reports.indices.filter { !reports[$0].tree.nodes.isEmpty } == kept)
    // The first of the others has the paths of all of them.
    let others = reports.indices.filter { !kept.contains($0) }
    let first = try #require(others.first)
    let paths = reports[first].paths
    #expect(
      paths.indices.map { paths.text(of: $0) } == ["Root"] + others.map { "Root/R\($0)" })
    #expect(
      paths.indices.map { paths[$0].mostAtOnce } == [0] + others.map { $0 + 1 })
    #expect(others.dropFirst().allSatisfy { reports[$0].paths.indices.isEmpty })
    #expect(reports.map(\.name) == ["a", "b", "c", "d", "e"])
  }

  @Test func `keeps only what it is asked for`() throws {
    func report(_ scope: AnalysisScope) throws -> SessionReport {
      try #require(try reports(["a"], scope).first)
    }
    let usual = try report(AnalysisScope())
    #expect(usual.tree.nodes.count == 2 && usual.snapshotPoint?.moment == .end)
    #expect(usual.positions == nil && usual.calls == nil && usual.lives == nil)
    #expect(usual.history == nil)
    let bare = try report(AnalysisScope(keepsTree: false, keepsFlows: false))
    #expect(bare.tree.nodes.isEmpty && bare.snapshotPoint == nil && bare.flows.isEmpty)
    #expect(try report(AnalysisScope(keepsPositions: true)).positions?.all.count == 2)
  }

  // MARK: Traces that end early

  @Test func `says where a trace that could not be read to its end was cut`() throws {
    var analyzer = TraceAnalyzer()
    analyzer.feed(try TraceScript("root Root\nkilled").trace())
    analyzer.noteCut("the gzip data is damaged")
    let report = try #require(try analyzer.finish().first)
    #expect(report.isIncomplete)
    #expect(
      report.findings.map(\.message).first { $0.contains("gzip") }
        == "The trace is read up to line 6: the gzip data is damaged.")
  }

  @Test func `says so too if the cut is within the first line`() throws {
    var analyzer = TraceAnalyzer()
    analyzer.feed(#"{"type":"trace","version":1,"session":"s"}"#.utf8)
    analyzer.noteCut("the gzip data is damaged")
    let report = try #require(try analyzer.finish().first)
    #expect(report.name == "s")
    #expect(
      report.findings.map(\.message).first { $0.contains("gzip") }
        == "The trace is read up to line 1: the gzip data is damaged.")
  }

  @Test func `of a trace so far fails as that of the whole trace does`() throws {
    func soFar(_ text: String) -> TraceAnalyzer.Unusable? {
      var analyzer = TraceAnalyzer()
      analyzer.feed(Array(text.utf8))
      do {
        _ = try analyzer.reportsSoFar()
        return nil
      } catch {
        return error
      }
    }
    #expect(soFar("") == .empty)
    #expect(soFar("\n\nHello\n") == .notATrace(firstLine: 3))
    #expect(soFar(#"{"type":"trace","version":9}"# + "\n") == .unsupportedVersion(9, line: 1))
    #expect(soFar(#"{"type":"trace","version":1}"# + "\n") == nil)
  }

  @Test func `of a trace so far has its finished sessions and the open one`() throws {
    var analyzer = TraceAnalyzer()
    analyzer.feed(Self.trace(["a", "b"]))
    let reports = try analyzer.reportsSoFar()
    #expect(reports.map(\.name) == ["a", "b"] && reports.map(\.ribs) == [2, 3])
    #expect(reports.map { $0.paths.indices.count } == [2, 2])
    // It goes on afterwards.
    analyzer.feed(#"{"type":"detach","seq":4,"t":0,"id":2,"parent":1,"cause":"call"}"#.utf8)
    #expect(try analyzer.finish().map(\.events) == [2, 4])
  }

  // MARK: Positions of findings

  private static let faults = """
    root Root
    open Root A
    attach Root A
    attach Root A
    open Root B on loader
    attach Root B
    attach A A
    create C
    settle
    """

  @Test func `finds findings by RIB, by line and by cause`() throws {
    let session = try session(Self.faults)
    let ribs = session.tree.nodes.map(\.index)
    let about = session.findings.about([ribs[1], ribs[2]])
    #expect(about[ribs[0]] == nil && about[ribs[1]] == [0, 1, 4] && about[ribs[2]] == [2, 3])
    #expect(session.findings.map(\.line) == [10, 11, 13, 16, 17, 18])
    #expect((9...12).map(session.findings.hasFinding(onLine:)) == [false, true, true, false])
    #expect(session.findings.event(at: 2) == (12, 13))
    #expect(
      session.firstFindingsOfRIBs(most: 10).map(\.seq) == [9, 12, 15, 16, 17])
    #expect(session.firstFindingsOfRIBs(most: 2).map(\.seq) == [9, 12])
    let all = session.occurrences(most: 10).values.map { $0.map(\.seq) }
    #expect(Set(all) == [[9, 10], [12], [15], [16], [17]])
    let one = session.occurrences(most: 1).values.map { $0.map(\.seq) }
    #expect(Set(one) == [[9], [12], [15], [16], [17]])
  }

  @Test func `leaves out findings that are unwanted, and knows the keys of the others`() throws {
    var session = try session(Self.faults)
    #expect(
      session.findingKeys.first == FindingKey(rule: "double-attach", seq: 9, id: 2))
    session.removeFindings { key, rib in key.rule == "double-attach" && rib == "A" }
    #expect(
      session.findings.map(\.words) == [
        "off-main-thread B", "double-attach B", "attach-cycle A", "never-attached C",
      ])
    session.removeFindings { key, rib in key.seq == 12 || rib == "C" }
    #expect(session.findingKeys.map(\.seq) == [15, 16])
  }

  @Test func `lists each cause once, until the moment that is looked at`() throws {
    func causes(_ moment: Moment) throws -> [String] {
      var analyzer = TraceAnalyzer(treeAt: moment)
      analyzer.feed(try TraceScript(Self.faults).trace())
      return try #require(try analyzer.finish().first).causesSoFar.map(\.words)
    }
    let all = ["double-attach A", "off-main-thread B", "double-attach B", "attach-cycle A"]
    #expect(try causes(.end) == all)
    #expect(try causes(.event(9)) == ["double-attach A"])
    #expect(try causes(.event(8)) == [])
    #expect(try causes(.event(15)) == Array(all.prefix(3)))
    #expect(try causes(.time(12_000_000)) == Array(all.prefix(2)))
  }
}
