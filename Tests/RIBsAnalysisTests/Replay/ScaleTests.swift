import RIBsAnalysis
import Testing

/// Trees that no recursion and no square survives.
@Suite(.serialized) struct ScaleTests {
  private static let count = 200_000

  /// Without numbers and times: what is measured is the analysis, not the writing.
  private func event(_ type: String, _ rest: String) -> String {
    "{\"type\":\"\(type)\",\"t\":0,\(rest)}\n"
  }

  @Test(.timeLimit(.minutes(10)))
  func `a chain of 200000 RIBs is one tree and one flow`() throws {
    var text = event("launch", #""id":1,"rib":"R""#)
    for id in 2...Self.count {
      text += event("create", #""id":\#(id),"rib":"R","kind":"viewless""#)
      text += event("attach", #""id":\#(id),"parent":\#(id - 1)"#)
    }
    text += event("detach", #""id":2,"parent":1"#) + #"{"type":"settle","t":1}"#
    let report = try #require(sessions(Array(text.utf8)).first)
    #expect(report.findings.map(\.words) == ["trace-no-header", "leaked-child R"])
    #expect(report.findings.last?.victims == Self.count - 2)
    #expect(report.tree.nodes.count == 1)
    #expect(report.flows.map(\.steps.count) == [Self.count - 1])
    #expect(report.flows.first?.path.utf8.count == 2 * Self.count - 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `200000 children of one parent come and go`() throws {
    var text = event("launch", #""id":1"#)
    for id in 2...Self.count { text += event("attach", #""id":\#(id),"parent":1"#) }
    for id in 2..<Self.count { text += event("detach", #""id":\#(id),"parent":1"#) }
    let report = try #require(sessions(Array(text.utf8)).first)
    #expect(report.findings.map(\.words) == ["trace-no-header"])
    #expect(report.tree.nodes.map(\.id) == [1, Self.count])
  }
}
