import RIBsAnalysis
import RIBsTrace
import Testing

@Suite("A RIB's life")
struct RIBLifeTests {
  private func lives(_ subject: RIBSubject, _ script: String) throws -> RIBLives {
    var analyzer = TraceAnalyzer(AnalysisScope(subject: subject))
    analyzer.feed(try TraceScript(script).trace())
    return try #require(try analyzer.finish().last?.lives)
  }

  private func life(_ id: Int, _ script: String) throws -> RIBLife {
    try #require(try lives(.id(id), script).lives.first)
  }

  private let root = RIBName(rib: "Root", id: 1)
  private let a = RIBName(rib: "A", id: 2)
  private let b = RIBName(rib: "B", id: 3)

  /// An event about A.
  private func own(_ body: TraceEvent.Body, of parent: RIBName? = nil) -> LifeEvent {
    .own(NamedEvent(body, a, parent: parent))
  }

  private func child(
    _ body: TraceEvent.Body, _ child: RIBName, of parent: RIBName,
    _ outcome: EventOutcome = .asCalled
  ) -> LifeEvent {
    .child(NamedEvent(body, child, parent: parent, outcome: outcome))
  }

  @Test func `it has the RIB's own events with their lines and times`() throws {
    let life = try life(2, "root Root\nopen Root A @App/R.swift:1\nclose Root A\ndestroy A")
    #expect(
      life.entries.map(\.what) == [
        own(.create(id: 2, rib: "A", kind: .viewable)), own(.attach(id: 2, parent: 1), of: root),
        own(.activate(id: 2)), own(.load(id: 2)),
        own(.detach(id: 2, parent: 1, cause: .call), of: root), own(.deactivate(id: 2)),
        own(.destroy(id: 2)),
      ])
    #expect(life.entries.map(\.ref.line) == [6, 7, 8, 9, 10, 11, 12])
    #expect(life.entries[1].ref.at == "App/R.swift:1")
    #expect(life.created?.line == 6 && life.destroyed?.line == 12 && !life.isOnTree)
  }

  @Test func `it has every kind of event that names the RIB`() throws {
    let life = try life(
      2,
      """
      root Root
      open Root A on network
      hold Root.a A
      unhold Root.a A
      appear A
      disappear A removed
      worker Sync start A
      workflow Flow wait 2 A
      leak A presenter APresenter 1s
      """)
    #expect(
      life.entries.map(\.what).suffix(7) == [
        own(.hold(id: 2, parent: 1, property: "RootRouter.a"), of: root),
        own(.unhold(id: 2, parent: 1, property: "RootRouter.a"), of: root),
        own(.appear(id: 2)), own(.disappear(id: 2, removed: true)),
        own(.worker(.init(worker: 1, name: "Sync", phase: .start, id: 2))),
        own(.workflow(.init(workflow: 2, name: "Flow", phase: .wait, step: 2, id: 2))),
        own(.leak(id: 2, object: "presenter", name: "APresenter", waited: 1_000_000_000)),
      ])
    #expect(life.entries.contains { $0.thread == "network" })
  }

  @Test func `a parent's life includes events of its children`() throws {
    let life = try life(
      1,
      """
      root Root
      open Root A
      hold Root.a A
      unhold Root.a A
      close Root A
      detach Root A
      """)
    #expect(
      life.entries.map(\.what).suffix(5) == [
        child(.attach(id: 2, parent: 1), a, of: root),
        child(.hold(id: 2, parent: 1, property: "RootRouter.a"), a, of: root),
        child(.unhold(id: 2, parent: 1, property: "RootRouter.a"), a, of: root),
        child(.detach(id: 2, parent: 1, cause: .call), a, of: root),
        child(.detach(id: 2, parent: 1, cause: .call), a, of: root, .nothing),
      ])
  }

  @Test func `a parent's life shows that its child moved to another parent`() throws {
    let script = "root Root\nopen Root A\nopen Root B\nopen A C\nattach B C"
    let moved = RIBName(rib: "C", id: 4)
    #expect(try life(2, script).entries.last?.what == .childMoved(moved, to: b))
    #expect(
      try life(3, script).entries.last?.what == child(.attach(id: 4, parent: 3), moved, of: b))
  }

  @Test func `a RIB leaves the tree and comes back with the RIBs above it`() throws {
    let life = try life(
      4,
      """
      root Root
      open Root A
      open A B
      open B C
      close Root A @App/R.swift:9
      open Root A @App/R.swift:12
      destroy A
      """)
    let treeChanges = life.entries.filter {
      switch $0.what {
      case .left, .came: true
      default: false
      }
    }
    #expect(
      treeChanges.map(\.what) == [
        .left(with: a, .detached), .came(with: a, .attached, again: true),
        .left(with: a, .destroyed),
      ])
    #expect(treeChanges.first?.ref.at == "App/R.swift:9")
    #expect(!life.isOnTree)
  }

  @Test func `a subtree that is built before it is attached comes with its top`() throws {
    let life = try life(
      3, "root Root\ncreate A\ncreate B\nattach A B\nattach Root A")
    // The parent is a root as long as it has not been attached.
    #expect(
      life.entries.map(\.what) == [
        .own(NamedEvent(.create(id: 3, rib: "B", kind: .viewable), b)),
        .own(NamedEvent(.attach(id: 3, parent: 2), b, parent: a)),
      ])
    let parent = try self.life(2, "root Root\ncreate A\ncreate B\nattach A B\nattach Root A")
    #expect(parent.entries.map(\.what).contains(.becameRoot))
    let late = try self.life(
      3, "root Root\nopen Root A\nclose Root A\nopen A B\nopen Root A")
    let offTree = NamedEvent(.attach(id: 3, parent: 2), b, parent: a, outcome: .offTree)
    #expect(late.entries.map(\.what).contains(.own(offTree)))
    #expect(late.entries.map(\.what).last == .came(with: a, .attached, again: false))
  }

  @Test func `all RIBs that stood at a path are reported, in the order of the trace`() throws {
    let script = """
      root Root
      open Root A
      open A Post
      open Root Post#2
      open A Post#3
      detach A Post#3
      destroy Post#3
      create Post#4
      destroy Post#4
      attach A Post#2
      """
    let lives = try lives(.path("Root/A/Post"), script).lives
    #expect(lives.map(\.rib.id) == [3, 4, 5])
    // Its life begins with its first event, though only the second attach brings it to the path.
    let post = RIBName(rib: "Post", id: 4)
    #expect(
      lives[1].entries.first?.what
        == .own(NamedEvent(.create(id: 4, rib: "Post", kind: .viewable), post)))
    #expect(try self.lives(.path("Root/Post"), script).lives.map(\.rib.id) == [4])
    #expect(try self.lives(.path("Root"), script).lives.map(\.rib.id) == [1])
    #expect(try self.lives(.path("Post"), script).lives.map(\.rib.id) == [6])
    #expect(try self.lives(.path("A/Post"), script).lives.isEmpty)
    #expect(try self.lives(.path(""), script).lives.isEmpty)
  }

  @Test func `a RIB whose name comes late is found by that name`() throws {
    let lives = try lives(
      .path("Root/A"),
      """
      raw {"type":"attach","seq":1,"t":1,"id":3,"parent":2}
      raw {"type":"attach","seq":2,"t":1,"id":2,"parent":1}
      raw {"type":"activate","seq":3,"t":1,"id":1,"rib":"Root"}
      raw {"type":"activate","seq":4,"t":1,"id":2,"rib":"A"}
      raw {"type":"detach","seq":5,"t":1,"id":2,"parent":1}
      raw {"type":"attach","seq":6,"t":1,"id":2,"parent":1}
      """
    ).lives
    // A path takes the names known at the attach. From the second attach on, they are known.
    #expect(lives.map(\.rib) == [a])
    #expect(lives.first?.entries.first?.ref.line == 2)
  }

  @Test func `a number that no RIB has yields the RIBs with the next numbers`() throws {
    let lives = try lives(.id(9), "root Root\nopen Root A")
    #expect(lives.lives.isEmpty && lives.neighbours == [a])
  }

  @Test func `each session has its own lives`() throws {
    var analyzer = TraceAnalyzer(AnalysisScope(subject: .id(2)))
    analyzer.feed(try TraceScript("root Root\nopen Root A").trace())
    analyzer.feed(try TraceScript("root Root\nopen Root Other").trace())
    let sessions = try analyzer.finish()
    #expect(sessions.map { $0.lives?.lives.map(\.rib.rib) } == [["A"], ["Other"]])
  }

  @Test
  func `ten thousand RIBs that leave together are followed without checking all at each event`()
    throws
  {
    var script = "root Root\nopen Root A\n"
    for index in 1...10_000 { script += "open A Post#\(index)\n" }
    for _ in 1...3 { script += "detach Root A\nattach Root A\n" }
    for index in 1...10_000 { script += "open Root Other#\(index)\n" }
    let lives = try lives(.path("Root/A/Post"), script)
    #expect(lives.lives.count == 100 && lives.leftOut == 9900)
    #expect(lives.lives.allSatisfy { $0.entries.count == 4 + 6 })
  }
}
