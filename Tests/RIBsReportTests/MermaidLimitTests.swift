import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("A Mermaid flowchart at its limits")
struct MermaidLimitTests {
  private func session(_ script: String) throws -> SessionReport {
    try #require(try sessions(script).first)
  }

  /// A root with children of different names, one box each.
  private func fan(_ children: Int) -> String {
    "root Root\n" + (0..<children).map { "open Root Screen\($0)\n" }.joined()
  }

  private func edges(_ tree: MermaidTree) -> Int {
    tree.text.split(separator: "\n").count { $0.contains("-->") || $0.contains(".->") }
  }

  private func boxes(_ tree: MermaidTree) -> Int { tree.ribs - tree.leftOut }

  @Test(arguments: [(448, 0), (449, 0), (450, 1), (451, 2), (600, 151)])
  func `draws as many boxes as edges are allowed`(children: Int, leftOut: Int) throws {
    let tree = MermaidTree(try session(fan(children)))
    // The root has no incoming edge, so one more box would fit.
    #expect((leftOut - 1...leftOut).contains(tree.leftOut) && tree.ribs == children + 1)
    #expect(edges(tree) <= 450 && edges(tree) == boxes(tree) - 1)
    #expect(tree.text.contains("more RIB") == (tree.leftOut > 0))
  }

  @Test func `never exceeds its limit, and a higher limit never shows less`() throws {
    // Boxes of all kinds: with findings, inactive, and far below the nearest drawn ancestor.
    let chain = (1...30).map { "attach N\($0) N\($0 + 1)\n" }.joined()
    for script in [fan(12), "root N1\n" + chain + "attach N30 N31\n", "root 👩‍👩‍👧\nopen 👩‍👩‍👧 로그인\n"] {
      let session = try session(script)
      let whole = MermaidTree(session)
      #expect(whole.leftOut == 0)
      var shown = 0
      var limit = 450
      while limit < 20_000 {
        let tree = MermaidTree(session, limits: MermaidTree.Limits(characters: limit, edges: 450))
        #expect(tree.text.utf16.count <= limit, "\(limit)")
        #expect(boxes(tree) >= shown, "\(limit)")
        shown = boxes(tree)
        if tree.leftOut == 0 { break }
        limit += 1
      }
      // Little of the reserved space stays unused.
      #expect(limit < whole.text.utf16.count + 100 + 60 * whole.ribs)
    }
  }

  @Test func `keeps errors first, then warnings`() throws {
    var script = fan(400)
    script += "open Screen300 Late on loader\nopen Screen350 Twice\nattach Screen350 Twice\n"
    let session = try session(script)
    func text(_ edges: Int) -> String {
      MermaidTree(session, limits: MermaidTree.Limits(edges: edges)).text
    }
    #expect(text(20).contains("! off") && text(20).contains("✗ double-attach"))
    #expect(text(20).contains("\"Screen300\"") && text(20).contains("\"Screen350\""))
    #expect(!text(3).contains("! off") && text(3).contains("✗ double-attach"))
  }

  @Test func `one RIB that is left out is one RIB, and the comment says how many are drawn`() throws
  {
    let trees = try (446...454).map { MermaidTree(try session(fan($0))) }
    let one = try #require(trees.first { $0.leftOut == 1 })
    let two = try #require(trees.first { $0.leftOut == 2 })
    #expect(one.text.contains("… 1 more RIB, not drawn"))
    #expect(two.text.contains("… 2 more RIBs, not drawn"))
    for tree in [one, two] {
      let comment = MarkdownReport(try report(fan(tree.ribs - 1))).text
      #expect(comment.contains(": \(tree.ribs) RIBs, \(tree.ribs - tree.leftOut) of them drawn"))
    }
  }
}
