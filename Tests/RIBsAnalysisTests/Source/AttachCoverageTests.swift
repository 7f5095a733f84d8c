import RIBsTestSupport
import Testing

@testable import RIBsAnalysis

@Suite("The attaches and detaches of the source that a trace reached")
struct AttachCoverageTests {
  private let tree = staticTree(
    """
    launch Root in App @App/Root/RootRouter.swift:3
    Root attaches Home @App/Root/RootRouter.swift:20
    Root attaches Login @App/Root/RootRouter.swift:30
    Root detaches Home,Login @App/Root/RootRouter.swift:40
    Home attaches Feed @App/Home/HomeRouter.swift:12 wrapped
    Home attaches Map @App/Home/HomeRouter.swift:14 wrapped
    """)

  private func coverage(_ scripts: String..., tree: StaticTree? = nil) throws -> AttachCoverage {
    try AttachCoverage(
      tree ?? self.tree,
      traces: scripts.enumerated().map { try joinedTrace($1, "\($0 + 1).jsonl") })
  }

  /// The count and matches of a line.
  private func visits(_ line: Int, _ sites: [AttachCoverage.Site]) -> [AttachCoverage.Visit] {
    sites.first { $0.place.line == line }?.visits ?? []
  }

  @Test func `a call is found by its line, counted for each trace`() throws {
    let coverage = try coverage(
      """
      root Root
      open Root Home @App/RootRouter.swift:20
      close Root Home @App/RootRouter.swift:40
      open Root Home#2 @App/RootRouter.swift:20
      """, "root Root\nopen Root Home @App/RootRouter.swift:20")
    #expect(
      visits(20, coverage.attaches) == [
        AttachCoverage.Visit(source: "1.jsonl", match: .exact, count: 2),
        AttachCoverage.Visit(source: "2.jsonl", match: .exact, count: 1),
      ])
    #expect(visits(40, coverage.detaches).map(\.count) == [1])
    #expect(visits(30, coverage.attaches).isEmpty)
    #expect(coverage.blindSpots.isEmpty && coverage.traces == 2)
  }

  @Test func `a line that moved a little is found by its RIBs, and says how far it moved`() throws {
    let coverage = try coverage(
      "root Root\nopen Root Home @App/RootRouter.swift:17\nopen Root Login @App/RootRouter.swift:34"
    )
    #expect(visits(20, coverage.attaches).map(\.match) == [.near(lines: 3)])
    // Four lines are too many, but the names still say it.
    #expect(visits(30, coverage.attaches).map(\.match) == [.byNames(sites: 1)])
    let site = try #require(coverage.attaches.first { $0.place.line == 30 })
    #expect(site.isTakenByNamesAlone)
  }

  @Test func `a line where another attach stood before does not count for that one`() throws {
    let tree = staticTree(
      """
      Root attaches Home @App/RootRouter.swift:20
      Root attaches Login @App/RootRouter.swift:22
      """)
    let coverage = try coverage("root Root\nopen Root Login @App/RootRouter.swift:20", tree: tree)
    #expect(visits(20, coverage.attaches).isEmpty)
    #expect(visits(22, coverage.attaches).map(\.match) == [.near(lines: 2)])
  }

  @Test func `a line between two attaches of one child belongs to neither`() throws {
    let tree = staticTree(
      """
      Root attaches Home @App/RootRouter.swift:20
      Root attaches Home @App/RootRouter.swift:26
      """)
    func matches(_ line: Int) throws -> [[AttachCoverage.Match]] {
      try coverage("root Root\nopen Root Home @App/RootRouter.swift:\(line)", tree: tree)
        .attaches.map { $0.visits.map(\.match) }
    }
    #expect(try matches(22) == [[.near(lines: 2)], []])
    #expect(try matches(23) == [[.byNames(sites: 2)], [.byNames(sites: 2)]])
    #expect(try matches(24) == [[], [.near(lines: 2)]])
  }

  @Test func `what a wrapper attaches is found by parent and child`() throws {
    let tree = staticTree(
      """
      Home attaches Feed @App/Home/HomeRouter.swift:12 wrapped
      Home attaches Feed @App/Home/HomeRouter.swift:80
      """)
    let coverage = try coverage(
      "root Home\nopen Home Feed @Shared/Router+Attach.swift:5", tree: tree)
    #expect(visits(12, coverage.attaches).map(\.match) == [.byNames(sites: 1)])
    // The line of a direct attach would be in the trace.
    #expect(visits(80, coverage.attaches).isEmpty)
    #expect(coverage.blindSpots.isEmpty)
  }

  @Test func `without call sites all lines of the two RIBs count, and say how many they are`()
    throws
  {
    let tree = staticTree(
      """
      Root attaches Home @App/RootRouter.swift:20
      Root attaches Home @App/RootRouter.swift:29
      """)
    let coverage = try coverage("root Root\nopen Root Home", tree: tree)
    #expect(
      coverage.attaches.map { $0.visits.map(\.match) } == [
        [.byNames(sites: 2)], [.byNames(sites: 2)],
      ])
  }

  @Test(arguments: ["Talk", "Talk_UI", "Features"])
  func `of files with one name the module's counts`(module: String) throws {
    let tree = staticTree(
      """
      viewable Cart in Shop @Shop/CartRouter.swift:1
      viewable Chat in Talk @Features/Talk-UI/MainRouter.swift:1
      Cart attaches Pay @Shop/MainRouter.swift:9
      Chat attaches Pay @Features/Talk-UI/MainRouter.swift:9
      """)
    // The names of RIBs cannot decide here.
    let coverage = try coverage("root A\nopen A B @\(module)/MainRouter.swift:9", tree: tree)
    #expect(coverage.attaches.map { $0.visits.count } == [0, 1])
  }

  @Test func `of files with one name in one module, the whole path decides`() throws {
    let tree = staticTree(
      """
      viewable Cart in App @App/Cart/MainRouter.swift:1
      viewable Chat in App @App/Chat/MainRouter.swift:1
      Cart attaches Pay @App/Cart/MainRouter.swift:9
      Chat attaches Pay @App/Chat/MainRouter.swift:9
      """)
    func counts(_ file: String) throws -> [Int] {
      try coverage("root A\nopen A B @\(file):9", tree: tree).attaches.map { $0.visits.count }
    }
    #expect(try counts("App/Chat/MainRouter.swift") == [0, 1])
    #expect(try counts("App/Cart/MainRouter.swift") == [1, 0])
    // A module alone does not tell them apart, nor does a file's name.
    #expect(try counts("App/MainRouter.swift") == [1, 1])
    #expect(try counts("MainRouter.swift") == [1, 1])
    #expect(try counts("Elsewhere/MainRouter.swift") == [1, 1])
  }

  @Test func `an adapter's line is one line with two children`() throws {
    let tree = staticTree(
      """
      Root attaches Home @App/RootRouter.swift:20
      Root attaches Login @App/RootRouter.swift:20
      """)
    let coverage = try coverage("root Root\nopen Root Login @App/RootRouter.swift:20", tree: tree)
    #expect(coverage.attaches.count == 1 && coverage.attaches[0].count == 1)
    #expect(coverage.attaches[0].children.map { tree.ribs[$0].name } == ["Home", "Login"])
  }

  @Test func `a pair that no line explains is a blind spot`() throws {
    let coverage = try coverage(
      """
      root Root
      open Root Home @App/RootRouter.swift:20
      open Home Ads @App/AdsPlugin.swift:7
      close Home Ads @App/AdsPlugin.swift:9
      open Home Ads#2 @App/AdsPlugin.swift:7
      open Root Promo @App/RootRouter.swift:20
      """)
    #expect(
      coverage.blindSpots == [
        AttachCoverage.BlindSpot(
          kind: .attach, parent: "Home", child: "Ads", at: "App/AdsPlugin.swift:7", count: 2),
        AttachCoverage.BlindSpot(
          kind: .attach, parent: "Root", child: "Promo", at: "App/RootRouter.swift:20", count: 1),
        AttachCoverage.BlindSpot(
          kind: .detach, parent: "Home", child: "Ads", at: "App/AdsPlugin.swift:9", count: 1),
      ])
    // The line ran all the same.
    #expect(visits(20, coverage.attaches).map(\.count) == [2])
  }

  @Test func `a base class's line counts for a subclass that the source does not show`() throws {
    let coverage = try coverage("root Special\nopen Special Home @App/RootRouter.swift:20")
    #expect(visits(20, coverage.attaches).map(\.match) == [.exact])
    #expect(coverage.blindSpots.map(\.parent) == ["Special"])
  }

  @Test func `a recorded trace of a sample app is found in its source`() throws {
    let tree = staticTree(
      """
      launch Root in SampleApps @Board/Root/BoardRootRouter.swift:12
      Root attaches Board @Board/Root/BoardRootRouter.swift:34
      Board attaches PostDetail @Board/Board/BoardRouter.swift:32
      Board detaches PostDetail @Board/Board/BoardRouter.swift:38
      """)
    let coverage = AttachCoverage(tree, traces: [try joinedTrace(fixture: "board/double-tap")])
    #expect(coverage.attaches.map(\.count) == [2, 1] && coverage.detaches.map(\.count) == [1])
    #expect(
      (coverage.attaches + coverage.detaches).allSatisfy { $0.visits.map(\.match) == [.exact] })
    #expect(coverage.blindSpots.isEmpty)
  }

  @Test func `each RIB knows its lines`() throws {
    let coverage = try coverage("root Root\nopen Root Home @App/RootRouter.swift:20")
    let root = try #require(coverage.ribs.first { tree.ribs[$0.rib].name == "Root" })
    #expect(root.attaches.map { coverage.attaches[$0].isTaken } == [true, false])
    #expect(root.detaches.map { coverage.detaches[$0].isTaken } == [false])
    #expect(coverage.ribs.map { tree.ribs[$0.rib].name } == ["Home", "Root"])
  }

  @Test func `calls are kept only on request, and those of very many sessions too`() throws {
    let one = "root Root\nopen Root Home @App/RootRouter.swift:20\n"
    let two =
      one + "close Root Home @App/RootRouter.swift:40\nopen Root Home @App/RootRouter.swift:20\n"
    let bytes = try script(one) + script(two) + script(one)
    var analyzer = TraceAnalyzer()
    analyzer.feed(bytes)
    #expect(try analyzer.finish().allSatisfy { $0.calls == nil })
    var scope = AnalysisScope()
    scope.keepsCalls = true
    scope.mostSessions = 0
    analyzer = TraceAnalyzer(scope)
    analyzer.feed(bytes)
    let trace = InputReport(source: "t", sessions: try analyzer.finish())
    let coverage = AttachCoverage(tree, traces: [trace])
    #expect(visits(20, coverage.attaches).map(\.count) == [4])
    #expect(visits(40, coverage.detaches).map(\.count) == [1])
  }
}
