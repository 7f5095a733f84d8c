import RIBsAnalysis
import Testing

/// Traces that say what cannot have happened.
@Suite struct ContradictionTests {
  /// A RIB that came and went.
  private static let gone = """
    root Root
    open Root Login @App/RootRouter.swift:20
    close Root Login @App/RootRouter.swift:24
    destroy Login

    """

  @Test(arguments: [
    ("create Login\ndestroy Login", "the id of Login belonged to another RIB before"),
    ("attach Root Login", "Login is attached after it was destroyed"),
    ("activate Login", "Login becomes active after it was destroyed"),
    ("load Login", "Login loads after it was destroyed"),
    ("destroy Login", "Login is destroyed a second time"),
    ("end exit\nmark late", "the session has ended before"),
    ("end exit\nend exit", "the session has ended before"),
    ("end exit\nraw {\"type\":\"zoom\",\"t\":1}", "the session has ended before"),
    ("end exit\nraw {\"type\":\"load\",\"t\":1}", "the session has ended before"),
  ])
  func `what cannot happen is told, and makes the session inconclusive`(
    script: String, reason: String
  ) throws {
    let report = try session(Self.gone + script)
    let found = try #require(report.findings.first { $0.rule == "trace-contradiction" })
    #expect(found.severity == .warning)
    #expect(found.message.contains(reason), "\(found.message)")
    #expect(report.isInconclusive && report.isContradictory)
    #expect(report.limits.contains { $0.hasPrefix("The trace contradicts itself") })
  }

  @Test(arguments: [
    "create Help\nopen Root Help",  // an id that was only given out once
    "detach Root Login deinit", "detach Root Login", "deactivate Login",
    "appear Login\ndisappear Login removed", "leak Login interactor LoginInteractor 1s",
    "hold Root.login Login\nunhold Root.login Login", "worker Poller start Login",
    "workflow Link start Login", "open Login Terms",
  ])
  func `what may still come of a destroyed RIB is no contradiction`(script: String) throws {
    #expect(try !words(Self.gone + script).contains("trace-contradiction"))
  }

  @Test func `a header after the end begins a session in order`() throws {
    let trace = try TraceScript("root Root\nend exit").trace()
    let reports = try sessions(trace + trace)
    #expect(reports.count == 2)
    #expect(reports.allSatisfy { !$0.isContradictory && !$0.isInconclusive })
  }

  @Test func `a foreign trace may name a RIB by its attach, and create it later`() throws {
    let trace = """
      {"type":"trace","version":1,"session":"foreign"}
      {"type":"attach","t":1,"id":2,"parent":1,"rib":"Feed"}
      {"type":"create","t":2,"id":2,"rib":"Feed","kind":"viewable"}
      {"type":"end","t":3,"reason":"exit"}
      """
    let report = try #require(sessions(trace.utf8).first)
    #expect(report.ribs == 2 && !report.isContradictory)
  }

  @Test func `each kind is told once, with its count and its first line`() throws {
    let found = try findings(Self.gone + "attach Root Login\nactivate Login\nload Login")
      .filter { $0.rule == "trace-contradiction" }
    #expect(found.count == 1 && found.first?.line == 13)
    #expect(found.first?.message.hasPrefix("The trace contradicts itself in 3 places") == true)
  }

  // MARK: An id that is given out again

  /// Login leaves and stays alive, and Home gets its id. Home is destroyed.
  private static let reused = """
    {"type":"trace","version":1,"session":"reused"}
    {"type":"create","seq":1,"t":1,"id":1,"rib":"Root","kind":"launch"}
    {"type":"launch","seq":2,"t":2,"id":1}
    {"type":"create","seq":3,"t":3,"id":2,"rib":"Login","kind":"viewable"}
    {"type":"attach","seq":4,"t":4,"id":2,"parent":1,"at":"App/RootRouter.swift:20"}
    {"type":"detach","seq":5,"t":5,"id":2,"parent":1}
    {"type":"create","seq":6,"t":6,"id":2,"rib":"Home","kind":"viewable"}
    {"type":"attach","seq":7,"t":7,"id":2,"parent":1,"at":"App/RootRouter.swift:30"}

    """

  private func reused(_ more: String...) throws -> SessionReport {
    let lines = more.enumerated().map { index, line in
      #"{"seq":\#(8 + index),"t":\#(8 + index),\#(line)}"# + "\n"
    }
    return try #require(sessions((Self.reused + lines.joined()).utf8).first)
  }

  @Test func `the RIB that had the id before is still a leak`() throws {
    let report = try reused(
      #""type":"detach","id":2,"parent":1"#, #""type":"destroy","id":2"#, #""type":"settle""#,
      #""type":"end","reason":"exit""#)
    #expect(
      report.findings.map(\.words) == ["leaked-child Login", "trace-contradiction"])
    #expect(report.ribs == 3)
  }

  @Test func `a RIB that shares its id has no part in the other's findings`() throws {
    let report = try reused(#""type":"settle""#, #""type":"end","reason":"exit""#)
    let outline = TreeOutline(report)
    #expect(outline.items.map(\.name) == ["Root", "Login", "Home"])
    #expect(outline.items.map { $0.findings.map(\.rule) } == [[], ["leaked-child"], []])
    #expect(report.tree.nodes.map(\.rib) == ["Root", "Home"])
    #expect(report.tree.detached.map(\.rib) == ["Login"])
  }

  @Test func `a workflow that waits for a RIB waits for the one that had the id then`() throws {
    let report = try reused(
      #""type":"workflow","workflow":1,"name":"Link","phase":"start""#,
      #""type":"workflow","workflow":1,"name":"Link","phase":"wait","id":2"#,
      #""type":"create","id":2,"rib":"Chat","kind":"viewable""#,
      #""type":"detach","id":2,"parent":1"#, #""type":"end","reason":"exit""#)
    // Home is still attached, and the detach is Chat's.
    #expect(!report.findings.map(\.words).contains("stalled-workflow Home"))
    #expect(report.findings.map(\.words).contains("detach-unattached Chat"))
    #expect(report.tree.nodes.map(\.rib) == ["Root", "Home"])
  }

  @Test func `a property that held the RIB before does not hold the next one`() throws {
    let report = try reused(
      #""type":"create","id":3,"rib":"Post","kind":"viewable""#,
      #""type":"attach","id":3,"parent":1"#,
      #""type":"hold","id":3,"parent":1,"property":"RootRouter.post""#,
      #""type":"create","id":3,"rib":"Post","kind":"viewable""#,
      #""type":"attach","id":3,"parent":1"#,
      #""type":"unhold","id":3,"parent":1,"property":"RootRouter.post""#,
      #""type":"end","reason":"exit""#)
    #expect(!report.findings.map(\.rule).contains("lost-child"))
  }

  @Test func `the log tells both lives`() throws {
    var analyzer = TraceAnalyzer(AnalysisScope(subject: .id(2)))
    analyzer.feed(Array(Self.reused.utf8))
    let lives = try #require(try analyzer.finish().first?.lives?.lives)
    #expect(lives.map(\.rib.rib) == ["Login", "Home"])
    #expect(lives.map(\.entries.count) == [3, 2])
    #expect(lives.map(\.isOnTree) == [false, true])
  }

  @Test func `the history shows both RIBs, each with a number of its own`() throws {
    var scope = AnalysisScope()
    scope.keepsHistory = true
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(Array(Self.reused.utf8))
    let history = try #require(try analyzer.finish().first?.history)
    let standing = history.standing(at: history.count)
    #expect(standing.map { history[$0.rib].id } == [1, 2, -1])
    #expect(standing.map { $0.status.contains(.offTree) } == [false, true, false])
    #expect(history.rib(id: -1) == standing.last?.rib)
  }
}
