import RIBsAnalysis
import Testing
import TraceProperties

/// What leaves the tree together and comes back, and changes in between.
struct CascadeTests {
  private func names(_ script: String, _ interest: Interest) throws -> [String] {
    var analyzer = TraceAnalyzer(interest)
    analyzer.feed(try TraceScript(script).trace())
    return try analyzer.finish().flatMap { $0.tree.nodes.map { "\($0.depth) \($0.rib)" } }
  }

  @Test(arguments: ["detach Page Row", "attach Page Note", "attach Note Row", "destroy Page"])
  func `what changed in a subtree while it was away is seen when it is back`(
    change: String
  ) throws {
    let script = """
      root Root
      create Note
      open Root Tab
      open Tab Page
      open Page Row
      detach Root Tab
      attach Root Tab
      detach Root Tab
      \(change)
      attach Root Tab
      """
    #expect(try names(script, .thrifty) == names(script, Interest()))
  }
}
