import RIBsAnalysis
import Testing

/// Subtrees that leave the tree and come back, and change in between.
struct CascadeTests {
  @Test(arguments: [
    ("detach Page Row", "Root Tab Page"), ("attach Page Note", "Root Tab Page Row Note"),
    ("attach Note Row", "Root Tab Page Note Row"), ("destroy Page", "Root Tab"),
  ])
  func `a change to a subtree off the tree shows when the subtree is back`(
    change: String, tree: String
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
    var analyzer = TraceAnalyzer()
    analyzer.feed(try TraceScript(script).trace())
    let session = try #require(try analyzer.finish().first)
    #expect(session.tree.nodes.map(\.rib).joined(separator: " ") == tree)
  }
}
