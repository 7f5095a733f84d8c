import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@Suite("A folded tree")
struct FoldedFindingTests {
  /// Fifty rows with a cell each, some of them attached off the main thread.
  private func rows(warnings: [Int], errors: [Int] = []) -> String {
    var script = "root Root\n"
    for row in 1...50 {
      script += "open Root Row\(row)\nopen Row\(row) Cell\(row) @App/R.swift:\(row)"
      script += warnings.contains(row) ? " on loader\n" : "\n"
      if errors.contains(row) { script += "attach Row\(row) Cell\(row) @App/R.swift:99\n" }
    }
    return script
  }

  private func picture(_ script: String, most: Int) throws -> Diagram {
    let session = try #require(try sessions(script).last)
    return try #require(try Diagram.liveTree(of: session, TreeExcerpt(most: most)))
  }

  private func alerts(_ diagram: Diagram) -> [String] {
    diagram.boxes.filter { $0.alert != nil && $0.id.hasPrefix("rib_") }.map(\.label)
  }

  @Test func `shows each warning and the path to it`() throws {
    let diagram = try picture(rows(warnings: [38, 45]), most: 12)
    #expect(alerts(diagram) == ["Cell38", "Cell45"])
    #expect(diagram.boxes.contains { $0.label == "Row38" })
    #expect(diagram.captions.contains { $0.text == "! off-main-thread" })
  }

  @Test func `shows errors if there is no space for warnings`() throws {
    let script = rows(warnings: [2, 3], errors: [50])
    #expect(alerts(try picture(script, most: 3)) == ["Cell50"])
    #expect(alerts(try picture(script, most: 5)) == ["Cell2", "Cell50"])
  }
}
