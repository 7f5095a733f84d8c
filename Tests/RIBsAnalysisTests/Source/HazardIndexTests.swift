import RIBsTestSupport
import Testing

@testable import RIBsAnalysis

@Suite("The hazards that explain what happened in a trace")
struct HazardIndexTests {
  private let explains = [
    "unguarded-attach": ["lost-child", "stranded-sibling", "duplicate-sibling"],
    "not-cleared": ["double-detach"], "cleanup-views-empty": ["view-outlives-rib"],
    "route-after-delay": ["off-main-thread"], "never-assigned-child": ["duplicate-sibling"],
  ]
  private let tree = staticTree(
    """
    viewable Board in App @Sources/App/BoardRouter.swift:3
    Board attaches Post @Sources/App/BoardRouter.swift:20
    Board attaches Post @Sources/App/BoardRouter.swift:60
    Board detaches Post @Sources/App/BoardRouter.swift:27
    Board attaches Draft @Sources/App/BoardRouter.swift:70 wrapped
    """)
  /// The second tap loses the first child.
  private let doubleTap = """
    root Board
    open Board Post @App/BoardRouter.swift:20
    hold Board.post Post
    open Board Post#2 @App/BoardRouter.swift:20
    unhold Board.post Post
    hold Board.post Post#2
    """

  private func report(_ hazards: Hazard...) -> SourceReport {
    SourceReport(tree: tree, hazards: hazards)
  }

  private func finding(_ rule: String, _ script: String) throws -> Finding {
    try #require(try joinedTrace(script).findings.first { $0.rule == rule })
  }

  // MARK: Who holds it

  private let leak = """
    root Board
    open Board Post @App/BoardRouter.swift:20
    close Board Post @App/BoardRouter.swift:27
    holder Post router PostRouter %
    settle
    """

  /// The lines of the source that say where a property is set.
  private func sites(_ path: String) throws -> [String] {
    let place = { SourcePlace(file: "Sources/App/BoardRouter.swift", line: $0) }
    let report = SourceReport(
      tree: tree,
      writes: ["BoardRouter.history": [place(22), place(24)], "BoardRouter.post": [place(23)]])
    let finding = try finding("leaked-child", leak.replacing("%", with: path))
    return HazardIndex(report, explains: explains).related(to: finding).map {
      "\($0.line) \($0.note)"
    }
  }

  @Test func `the lines are named that fill the property which holds a leaked RIB`() throws {
    #expect(
      try sites("1:BoardRouter.history[3] > 2:PostRouter") == [
        "22 BoardRouter.history is set here", "24 BoardRouter.history is set here",
      ])
    #expect(
      try sites("1:BoardRouter.post.state.open > 2:PostRouter") == [
        "23 BoardRouter.post is set here"
      ])
    // The last property outside of the RIB.
    #expect(
      try sites("1:BoardRouter.post > Cache.history[0] > 2:PostRouter") == [])
    #expect(try sites("") == [])
  }

  @Test func `causes with different properties are two, wherever in a list the RIB stands`() throws
  {
    func cause(_ path: String) throws -> String {
      try finding("leaked-child", leak.replacing("%", with: path)).fingerprint
    }
    let third = try cause("1:BoardRouter.history[3] > 2:PostRouter")
    #expect(try cause("1:BoardRouter.history[0] > 2:PostRouter") == third)
    #expect(try cause("7:BoardRouter.history[0] > 9:PostRouter") == third)
    #expect(try cause("1:BoardRouter.old[0] > 2:PostRouter") != third)
    #expect(try cause("") != third)
  }

  private func explanations(
    of finding: Finding, in report: SourceReport
  ) -> [String] {
    HazardIndex(report, explains: explains).hazards(explaining: finding).map {
      "\(report.hazards[$0].rule) \(report.hazards[$0].line)"
    }
  }

  @Test func `a hazard on the line of the attach explains the finding`() throws {
    let report = report(
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:20"),
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:60"),
      hazard("not-cleared", "Board/Post", at: "Sources/App/BoardRouter.swift:27"))
    #expect(
      explanations(of: try finding("lost-child", doubleTap), in: report) == ["unguarded-attach 20"])
  }

  @Test func `a line of a related event counts as well`() throws {
    let report = report(
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:60"))
    let other = doubleTap.replacing(
      "Post#2 @App/BoardRouter.swift:20", with: "Post#2 @App/BoardRouter.swift:60")
    #expect(
      explanations(of: try finding("lost-child", other), in: report) == ["unguarded-attach 60"])
  }

  @Test func `another attach of the same child explains nothing`() throws {
    let report = report(
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:60"))
    #expect(explanations(of: try finding("lost-child", doubleTap), in: report).isEmpty)
  }

  @Test func `without a line in the source, parent and child decide`() throws {
    let report = report(
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:60"),
      hazard("unguarded-attach", "Shop/Post", at: "Sources/App/ShopRouter.swift:9"))
    let noSites = doubleTap.replacing(" @App/BoardRouter.swift:20", with: "")
    #expect(
      explanations(of: try finding("lost-child", noSites), in: report) == ["unguarded-attach 60"])
    let wrapped = doubleTap.replacing("@App/BoardRouter.swift:20", with: "@App/Attach.swift:4")
    #expect(
      explanations(of: try finding("lost-child", wrapped), in: report) == ["unguarded-attach 60"])
  }

  @Test func `a hazard beside the attach explains it by parent and child`() throws {
    let report = report(
      hazard("never-assigned-child", "Board/Post", at: "Sources/App/BoardRouter.swift:8"))
    let twice = """
      root Board
      open Board Post @App/BoardRouter.swift:20
      after 5s
      open Board Post#2 @App/BoardRouter.swift:20
      """
    #expect(
      explanations(of: try finding("duplicate-sibling", twice), in: report)
        == ["never-assigned-child 8"])
  }

  @Test func `a hazard of a RIB explains what happens to it or to its children`() throws {
    let report = report(
      hazard("cleanup-views-empty", "Post", at: "Sources/App/PostInteractor.swift:30"),
      hazard("route-after-delay", "Board", at: "Sources/App/BoardInteractor.swift:14"))
    let view = "root Board\nopen Board Post\nappear Post\nclose Board Post\nafter 10s\nsettle"
    #expect(
      explanations(of: try finding("view-outlives-rib", view), in: report)
        == ["cleanup-views-empty 30"])
    let thread = "root Board\nopen Board Post @App/BoardRouter.swift:20 on loader"
    #expect(
      explanations(of: try finding("off-main-thread", thread), in: report)
        == ["route-after-delay 14"])
  }

  @Test func `a rule that does not explain the finding stays silent, and the worst comes first`()
    throws
  {
    let report = report(
      hazard("not-cleared", "Board/Post", at: "Sources/App/BoardRouter.swift:20", .error),
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:20"),
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:20", .error))
    let index = HazardIndex(report, explains: explains)
    #expect(index.hazards(explaining: try finding("lost-child", doubleTap)) == [2, 1])
  }

  @Test func `the report on a trace names the hazard, and is the same without one`() throws {
    let plain = try joinedTrace(doubleTap)
    let report = report(
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:20"))
    let explained = plain.explained(by: HazardIndex(report, explains: explains))
    let (before, after) = (
      try #require(plain.findings.first { $0.rule == "lost-child" }),
      try #require(explained.findings.first { $0.rule == "lost-child" })
    )
    #expect(after.related.dropLast() == before.related[...])
    #expect(
      after.related.last
        == RelatedLine(
          line: 20, at: "Sources/App/BoardRouter.swift:20",
          note: "unguarded-attach: Board/Post is a hazard."))
    let silent = plain.explained(by: HazardIndex(self.report(), explains: explains))
    #expect(silent.findings == plain.findings)
  }

  @Test func `a hazard is seen, taken or never taken`() throws {
    let report = report(
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:20"),
      hazard("unguarded-attach", "Board/Post", at: "Sources/App/BoardRouter.swift:60"),
      hazard("not-cleared", "Board/Post", at: "Sources/App/BoardRouter.swift:27"),
      hazard("unguarded-attach", "Board/Draft", at: "Sources/App/BoardRouter.swift:70"),
      hazard("never-assigned-child", "Board/Draft", at: "Sources/App/BoardRouter.swift:5"),
      hazard("cleanup-views-empty", "Draft", at: "Sources/App/DraftInteractor.swift:5"),
      hazard("cleanup-views-empty", "Help", at: "Sources/App/HelpInteractor.swift:5"))
    let script =
      doubleTap
      + "\nclose Board Post#2 @App/BoardRouter.swift:27\nopen Board Draft @App/Attach.swift:4"
    let joined = report.joined(with: [try joinedTrace(script)], explains: explains)
    #expect(
      joined.hazards.map(\.outcome) == [
        .seen, .neverTaken, .taken, .taken, .taken, .taken, .neverTaken,
      ])
    #expect(joined.coverage?.attaches.count { $0.isTaken } == 2)
    #expect(report.coverage == nil && report.hazards.allSatisfy { $0.outcome == nil })
  }
}
