import RIBsAnalysis
import Testing

@Suite struct TreeTests {
  @Test func `the tree stands from the roots down, in attach order`() throws {
    let tree = try session(
      """
      root Root
      open Root A
      open Root B
      open A C
      close Root A
      open Root A
      """
    ).tree
    #expect(tree.nodes.map(\.rib) == ["Root", "B", "A", "C"])
    #expect(tree.nodes.map(\.depth) == [0, 1, 1, 2])
    #expect(tree.nodes.map(\.parent) == [nil, 0, 0, 2])
    #expect(tree.nodes.map(\.isActive) == [true, true, true, true])
    #expect(tree.detached.isEmpty)
  }

  @Test func `a subtree that is built before it is attached stands apart until it is`() throws {
    let script = """
      root Root
      create Feed
      open Feed Player

      """
    let before = try session(script).tree
    #expect(before.nodes.map(\.rib) == ["Root", "Feed", "Player"])
    #expect(before.nodes.map(\.depth) == [0, 0, 1])
    let after = try session(script + "open Root Feed").tree
    #expect(after.nodes.map(\.depth) == [0, 1, 2])
  }

  @Test func `a subtree leaves and comes back as one`() throws {
    let script = """
      root Root
      open Root A
      open A B
      open B C
      close Root A

      """
    let gone = try session(script).tree
    #expect(gone.nodes.map(\.rib) == ["Root"])
    #expect(gone.detached.map(\.rib) == ["A", "B", "C"])
    #expect(gone.detached.map(\.parent) == [nil, 0, 1])
    #expect(gone.detached.map(\.lastParent) == [0, nil, nil])
    let back = try session(script + "open Root A").tree
    #expect(back.nodes.map(\.rib) == ["Root", "A", "B", "C"])
    #expect(back.detached.isEmpty)
  }

  @Test func `a RIB that is destroyed takes what stands below it off the tree`() throws {
    let report = try session(
      """
      root Root
      open Root A
      open A B
      destroy A
      settle
      """)
    #expect(report.tree.nodes.map(\.rib) == ["Root"])
    #expect(report.tree.detached.map(\.rib) == ["B"])
    #expect(report.findings.map(\.words) == ["leaked-child B"])
  }

  @Test func `what moved to a second parent stands there once`() throws {
    let tree = try session(
      """
      root Root
      open Root A
      open Root B
      open A C
      attach B C
      """
    ).tree
    #expect(tree.nodes.map(\.rib) == ["Root", "A", "B", "C"])
    #expect(tree.nodes.last?.parent == 2)
  }

  @Test func `a path is the one at the last attach`() throws {
    let found = try findings(
      """
      root Root
      create Feed
      open Feed Player
      open Root Feed
      open Root Bar
      attach Feed Player
      attach Bar Player
      attach Bar Player
      """)
    // Player was attached before Feed stood below Root.
    #expect(found.map(\.path) == ["Feed/Player", "Root/Bar/Player", "Root/Bar/Player"])
  }

  @Test func `a path stays when its RIB is detached and its parent moves`() throws {
    let found = try findings(
      """
      root Root
      open Root A
      open Root B
      open A C
      close A C
      close Root A
      open B A
      detach A C
      """)
    #expect(found.map(\.path) == ["Root/A/C"])
  }

  /// What was launched stands on the tree, whatever it is attached to; before and after the launch.
  @Test(arguments: ["launch Mid\nattach Top Mid", "attach Top Mid\nlaunch Mid"])
  func `a cycle through a RIB that was launched is one, though the RIB above is off the tree`(
    middle: String
  ) throws {
    let found = try findings(
      """
      root Root
      open Root Top
      create Mid
      \(middle)
      open Mid Low
      detach Root Top
      attach Low Top
      settle
      """)
    #expect(found.map(\.words).contains("attach-cycle Top"))
  }

  @Test func `a RIB attached to itself does not become a root by that`() throws {
    let report = try session("root Root\ncreate Loop\nattach Loop Loop\nsettle")
    #expect(report.tree.nodes.map(\.rib) == ["Root"])
    #expect(report.findings.map(\.words) == ["never-attached Loop", "attach-cycle Loop"])
  }
}
