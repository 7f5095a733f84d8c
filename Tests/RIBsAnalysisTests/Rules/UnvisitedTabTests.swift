import RIBsAnalysis
import Testing

/// A tab that the tab bar built and that has not been visited yet is not reported as never attached.
@Suite("A tab that has not been visited") struct UnvisitedTabTests {
  private let built = """
    root Root
    create Tabs
    create Blog
    create Apply
    create MyPage
    open Root Tabs

    """

  @Test("is counted if another tab of the same batch is kept for reuse")
  func counted() throws {
    let found = try findings(built + "open Tabs Blog\nclose Tabs Blog\nsettle")
      .filter { $0.severity == .info && $0.rib != nil }
    #expect(found.map(\.words) == ["kept-for-reuse Blog"])
    #expect(found.first?.victims == 2)
    #expect(
      found.first?.message
        == "Blog is off the tree and stays alive, probably for reuse: it was built before its parent loaded. Apply and MyPage were built with it and never attached."
    )
  }

  @Test("is counted once if several tabs are kept")
  func once() throws {
    let found = try findings(
      built + "open Tabs Blog\nclose Tabs Blog\nopen Tabs Apply\nclose Tabs Apply\nsettle"
    ).filter { $0.rule == "kept-for-reuse" }
    #expect(found.map(\.victims) == [1, 0])
  }

  @Test("is not reported either while the tab that is kept is on the tree")
  func onTree() throws {
    let found = try findings(built + "open Tabs Blog\nsettle")
    #expect(!found.contains { ["never-attached", "kept-for-reuse"].contains($0.rule) })
  }

  @Test(
    "is reported if an attach, a detach, a launch or a settle comes between the two creates",
    arguments: ["open Root Other", "detach Root Tabs", "launch Root", "settle"])
  func otherBatch(event: String) throws {
    let script = """
      root Root
      create Tabs
      create Blog
      \(event)
      create Late
      open Root Tabs
      open Tabs Blog
      settle
      """
    #expect(try words(script).contains("never-attached Late"))
  }

  @Test("is reported if the RIBs built with it were used once, or are gone")
  func notKept() throws {
    #expect(
      try words(built.replacing("open Root Tabs", with: "open Root Blog") + "settle")
        .contains("never-attached MyPage"))
    #expect(
      try words(built + "open Tabs Blog\nclose Tabs Blog\ndestroy Blog\nsettle")
        .contains("never-attached Apply"))
  }

  @Test("is not reported if the config calls a tab of the same batch reusable")
  func named() throws {
    let script = "root Root\ncreate Blog\ncreate Apply\nsettle"
    let options = AnalysisOptions(reusable: [Glob("Blog")])
    #expect(try words(script).filter { $0.hasPrefix("never") }.count == 2)
    #expect(
      try words(script, options: options).filter { $0.hasPrefix("never") }
        == ["never-attached Blog"])
  }

  @Test("The message says that a RIB is kept because of its name")
  func reason() throws {
    let script = "root Root\nopen Root Blog\nclose Root Blog\nsettle"
    let found = try findings(script, options: AnalysisOptions(reusable: [Glob("Blog")]))
    #expect(
      found.first { $0.rule == "kept-for-reuse" }?.message.hasSuffix(
        "the config lists its name as reusable.") == true)
  }
}
