import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The tree as a Mermaid flowchart")
struct MermaidTreeTests {
  private func tree(
    _ script: String, _ limits: MermaidTree.Limits = MermaidTree.Limits()
  ) throws -> MermaidTree {
    MermaidTree(try #require(try sessions(script).first), limits: limits)
  }

  /// The labels of a flowchart by box number, and its edges. Every line must be of a known kind.
  private struct Chart {
    var labels: [Int: String] = [:]
    var edges: [[Int]] = []

    init(_ text: String) throws {
      let box =
        /\ {4}n([0-9]+)(\(\["|\[\["|\(")([^"\n`{}]*)("\]\)|"\]\]|"\)):::(error|warning|active|inactive)/
      let edge = /\ {4}n([0-9]+) (-->|-.->|-. "[0-9]+ between" .->) n([0-9]+)/
      let other = /flowchart TD|\ {4}classDef [a-z]+ [a-z0-9#:,-]+|\ {4}more\["[^"]*"\]:::inactive/
      #expect(text.hasSuffix("\n"))
      for line in text.split(separator: "\n") {
        if let match = line.wholeMatch(of: box) {
          let number = try #require(Int(match.1))
          #expect(labels.updateValue(String(match.3), forKey: number) == nil)
        } else if let match = line.wholeMatch(of: edge) {
          edges.append([try #require(Int(match.1)), try #require(Int(match.3))])
        } else {
          #expect(line.wholeMatch(of: other) != nil, "\(line)")
        }
      }
      for end in edges.joined() { #expect(labels[end] != nil) }
    }
  }

  @Test func `kinds differ by shape, and words repeat what colours say`() throws {
    let text = try tree(
      """
      root Root
      create Menu viewless
      open Root Menu @App/R.swift:1
      open Root Feed @App/R.swift:2
      attach Root Feed @App/R.swift:3
      close Root Menu @App/R.swift:4
      create Old
      attach Root Old @App/R.swift:5
      settle
      """
    ).text
    #expect(text.contains(#"n0[["Root"]]:::active"#))
    #expect(text.contains(#"(["Menu<br/>off the tree, still alive<br/>✗ leaked-child"]):::error"#))
    #expect(text.contains(#"("Feed<br/>✗ double-attach"):::error"#))
    #expect(text.contains(#"("Old<br/>inactive"):::inactive"#))
    #expect(text.contains("n0 -.-> n") && text.contains("n0 --> n"))
  }

  @Test func `equal leaves share a box`() throws {
    let text = try tree(
      "root Root\n"
        + (1...9).map { "open Root Post#\($0) @App/\($0).swift:1" }.joined(separator: "\n")
    ).text
    #expect(text.contains(#"("Post ×9"):::active"#))
  }

  @Test(arguments: [
    "end", "a]b", "a\\\"b", "`md`", "x|y", "direction TB", "%%{init: {}}%%", "#quot;", "style:a#b;",
    "<script>", "$$x$$", "1. one", "_em_", "line\\nbreak", "click n0", "fa:fa-home", "n0 --> n1",
    "\\u202eevil", "👩‍👩‍👧",
  ]) func `a name stays in its label, whatever it says`(name: String) throws {
    let text = try tree(
      #"""
      root Root
      raw {"type":"create","seq":5,"t":9000000,"id":9,"rib":"\#(name)","kind":"viewable"}
      raw {"type":"attach","seq":6,"t":9000000,"id":9,"parent":1}
      """#
    ).text
    let chart = try Chart(text)
    #expect(chart.labels.count == 2 && chart.edges == [[0, 1]])
    let label = try #require(chart.labels[1])
    // It contains no character that means something to Mermaid, Markdown or HTML.
    let name = label.replacing("<br/>inactive", with: "")
    let entities = name.matches(of: /#[0-9]+;/).count
    #expect(name.count { $0 == "#" } == entities && name.count { $0 == ";" } == entities)
    #expect(name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "#" || $0 == ";" })
  }

  @Test func `a tree that is too large keeps RIBs with findings and the paths to them`() throws {
    // Sixty subtrees of thirty RIBs each, with a fault at the end of the last one.
    var script = "root Root\n"
    for wing in 1...60 {
      script += "open Root Wing\(wing)\n"
      for room in 1...30 { script += "open Wing\(wing) Room\(wing)x\(room)\n" }
    }
    script += "open Room60x30 Deep\nopen Deep Deeper\nattach Deep Deeper @App/R.swift:1\n"
    let tree = try tree(script)
    let chart = try Chart(tree.text)
    #expect(chart.edges.count <= 450 && tree.text.utf16.count <= 45_000)
    for name in ["Root", "Wing1", "Wing60", "Room60x30", "Deep"] {
      #expect(chart.labels.values.contains(name))
    }
    #expect(chart.labels.values.contains("Deeper<br/>✗ double-attach"))
    // All boxes are connected, and the counts add up.
    #expect(chart.edges.count == chart.labels.count - 1)
    #expect(tree.ribs == 1 + 60 + 1800 + 2)
    #expect(tree.leftOut == tree.ribs - chart.labels.count)
    #expect(tree.text.contains("… \(tree.leftOut) more RIBs, not drawn"))
    #expect(!chart.labels.values.contains("Room30x1"))
  }

  @Test func `long names count towards the limit of characters`() throws {
    let names = (1...400).map { "N\($0)" + String(repeating: "_", count: 60) }
    let tree = try tree("root Root\n" + names.map { "open Root \($0)" }.joined(separator: "\n"))
    #expect(tree.text.utf16.count <= 45_000)
    #expect(tree.text.utf16.count > 40_000)
    #expect(tree.leftOut > 0)
    let small = try self.tree(
      "root Root\n" + names.map { "open Root \($0)" }.joined(separator: "\n"),
      MermaidTree.Limits(characters: 3_000, edges: 450))
    #expect(small.text.utf16.count <= 3_000 && small.leftOut > tree.leftOut)
  }

  @Test func `a fault below fifty thousand RIBs is drawn with its distance`() throws {
    let chain = (1..<50_000).map { "attach N\($0) N\($0 + 1)" }.joined(separator: "\n")
    let tree = try tree("root N1\n" + chain + "\nattach N49999 N50000")
    let chart = try Chart(tree.text)
    #expect(chart.labels.values.contains { $0.hasSuffix("✗ double-attach") })
    #expect(tree.text.contains(/-\. "49[0-9]{3} between" \.->/))
    #expect(chart.edges.count == chart.labels.count - 1)
  }

  @Test func `an excerpt says where it leaves RIBs out, and how many`() throws {
    let session = try #require(
      try sessions("root Root\nopen Root A\nopen A B\nopen B C\nopen B D\nopen Root E").first)
    let tree = MermaidTree(TreeOutline(session).excerpt(TreeExcerpt(depth: 1)))
    let chart = try Chart(tree.text)
    #expect(chart.labels.values.sorted() == ["A<br/>3 more below", "E", "Root"])
    #expect(tree.ribs == 6 && tree.leftOut == 3)
  }

  @Test func `a sample's chart matches its golden file`() throws {
    let session = try #require(try inputReport("home-flow/back-goes-forward").sessions.first)
    try expectGolden(MermaidTree(session).text, "home-flow-back-goes-forward.mmd")
  }
}
