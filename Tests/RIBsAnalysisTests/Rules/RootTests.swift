import RIBsAnalysis
import Testing

/// Which RIBs are roots, and the findings on attaches below parents that are gone.
@Suite("A root") struct RootTests {
  @Test(
    "is a RIB that another names as its parent and that was never attached",
    arguments: [
      "attach Feed Player", "detach Feed Player", "hold Feed.player Player",
      "unhold Feed.player Player",
    ])
  func named(event: String) throws {
    let script = "root Root\ncreate Feed\ncreate Player\n\(event)\nsettle"
    #expect(try !words(script).contains("never-attached Feed"))
    #expect(try session(script).tree.nodes.map(\.rib).contains("Feed"))
  }

  @Test("is not a RIB that only names itself", arguments: ["attach", "detach"])
  func itself(verb: String) throws {
    #expect(
      try words("root Root\ncreate Feed\n\(verb) Feed Feed\nsettle")
        .contains("never-attached Feed"))
  }

  @Test("that was launched stays a root when a parent attaches it and goes")
  func launched() throws {
    let report = try session(
      """
      root Root
      open Root Host
      create Widget
      launch Widget
      attach Host Widget
      close Root Host
      settle
      """)
    #expect(report.tree.nodes.map(\.rib) == ["Root", "Widget"])
    #expect(!report.findings.contains { $0.rib == "Widget" && $0.rule == "leaked-child" })
  }

  @Test("Undoing a late attach is right, even of a RIB that came from another parent that was gone")
  func lateAttachUndone() throws {
    let script = """
      root Root
      open Root One
      open One Child
      close Root One
      open Root Two
      close Root Two
      attach Two Child
      detach Two Child
      """
    let found = try words(script)
    #expect(found.contains("second-parent Child"))
    #expect(!found.contains("detach-after-cascade Child"))
  }

  @Test("A RIB that stays active off the tree is reported in addition to notes and warnings")
  func activeBesideNotes() throws {
    let kept = """
      root Root
      open Root Tab
      close Root Tab
      open Root Tab
      detach Root Tab on network
      settle
      """
    let found = try words(kept)
    #expect(found.contains("active-while-detached Tab") && found.contains("kept-for-reuse Tab"))
  }

  @Test(
    "A RIB that stays active off the tree is not reported in addition to an earlier or later error")
  func activeBesideErrors() throws {
    let early = """
      root Root
      open Root Tab
      attach Root Tab
      close Root Tab
      open Root Tab
      detach Root Tab
      settle
      """
    #expect(try !words(early).contains("active-while-detached Tab"))
    let late = """
      root Root
      open Root Tab
      appear Tab
      close Root Tab
      open Root Tab
      detach Root Tab
      settle
      """
    #expect(
      try words(late).filter { !$0.hasPrefix("kept") && !$0.hasPrefix("trace") }
        == ["view-outlives-rib Tab"])
  }
}
