import RIBsAnalysis
import RIBsTesting
import Testing

@Suite("A trace script in a test")
struct TraceScriptVerdictTests {
  @Test func `has the findings of its trace`() throws {
    let script = TraceScript(
      """
      root Root
      open Root Profile @App/RootRouter.swift:9
      detach Root Profile
      detach Root Profile
      """)
    #expect(try script.findings().map(\.rule) == ["double-detach"])
  }

  @Test func `has the tree at its end`() throws {
    let script = TraceScript(
      """
      root Root
      open Root Home
      open Home Post#1
      open Home Post#2
      deactivate Home
      """)
    #expect(
      try script.tree() == """
        Root
        └─ Home  inactive
           └─ Post ×2
        """)
  }

  @Test func `names the line that is not part of the language`() {
    #expect(throws: TraceScript.SyntaxError.self) { try TraceScript("root Root\nclsoe").findings() }
  }

  @Test func `is judged by the options`() throws {
    let script = TraceScript("root Root\nopen Root A\nclose Root A\nafter 2s\nmark later")
    #expect(try script.findings().map(\.rule) == ["leaked-child"])
    var options = AnalysisOptions()
    options.grace = 3_000_000_000
    #expect(try script.findings(options: options).map(\.rule) == [])
  }

  @Test func `has the roots of all sessions in its tree`() throws {
    let header = #"{"type":"trace","version":1,"session":"second"}"#
    let script = TraceScript("create One\nlaunch One\nraw \(header)\ncreate Two\nlaunch Two")
    #expect(try script.tree() == "One  inactive\nTwo  inactive")
    #expect(throws: TraceAnalyzer.Unusable.self) { try TraceScript("headless\nraw nothing").tree() }
  }
}
