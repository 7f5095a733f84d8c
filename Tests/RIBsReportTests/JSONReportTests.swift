import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The JSON report")
struct JSONReportTests {
  private func text(_ sessions: [SessionReport], failOn: Severity = .error) -> String {
    var bytes: [UInt8] = []
    JSONReport(CheckReport([InputReport(source: "t", sessions: sessions)], failOn: failOn))
      .write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func object(_ script: String, failOn: Severity = .error) throws -> [String: Any] {
    let data = Data(text(try sessions(script), failOn: failOn).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `a sample's report matches its golden file`() throws {
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: Repository.fixture("careers/detach-twice"))))
    try expectGolden(text(try analyzer.finish()), "careers-detach-twice.json")
  }

  @Test func `keys are sorted at every level`() throws {
    let text = text(
      try sessions(
        "root Root\nopen Root A @a.swift:1\nclose Root A @a.swift:2\ndetach Root A @a.swift:3"))
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let sorted = try JSONSerialization.data(
      withJSONObject: parsed, options: [.sortedKeys, .withoutEscapingSlashes])
    let compact = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
      .replacingOccurrences(of: "\": ", with: "\":")
    #expect(compact == String(decoding: sorted, as: UTF8.self))
  }

  @Test func `the status agrees with the exit code`() throws {
    #expect(try object("root Root")["status"] as? String == "clean")
    #expect(try object("root Root\nlong 2000000")["status"] as? String == "inconclusive")
    let warning = "root Root\nopen Root A on network"
    #expect(try object(warning)["status"] as? String == "clean")
    #expect(try object(warning, failOn: .warning)["status"] as? String == "findings")
  }

  @Test func `a session has its end and its final tree`() throws {
    let report = try object("root Root\nopen Root A\nopen A B\nend exit")
    let session = try #require((report["sessions"] as? [[String: Any]])?.first)
    #expect(session["ended"] as? String == "exit")
    #expect(session["lifetimes"] as? Bool == true)
    #expect(session["app"] as? String == "Example")
    let root = try #require((session["tree"] as? [[String: Any]])?.first)
    #expect(root["rib"] as? String == "Root" && root["kind"] as? String == "launch")
    let child = try #require((root["children"] as? [[String: Any]])?.first)
    #expect(child["rib"] as? String == "A" && child["active"] as? Bool == true)
    #expect((child["children"] as? [[String: Any]])?.first?["rib"] as? String == "B")
    let cut = try #require((try object("root Root\nkilled")["sessions"] as? [[String: Any]])?.first)
    #expect(cut["ended"] is NSNull)
  }

  @Test func `nodes nest as in the tree`() throws {
    let report = try object("root R\nopen R A\nopen A B\nopen B C\nopen R D\nopen D E\nopen R F")
    func shape(_ nodes: [[String: Any]]) -> String {
      nodes.map { node in
        (node["rib"] as? String ?? "?") + "(" + shape(node["children"] as? [[String: Any]] ?? [])
          + ")"
      }.joined()
    }
    let tree = (report["sessions"] as? [[String: Any]])?.first?["tree"] as? [[String: Any]]
    #expect(shape(try #require(tree)) == "R(A(B(C()))D(E())F())")
  }

  @Test func `a tree with fifty thousand levels does not overflow the stack`() throws {
    let script =
      "root N1\n" + (1..<50_000).map { "attach N\($0) N\($0 + 1)" }.joined(separator: "\n")
    let text = text(try sessions(script))
    #expect(text.components(separatedBy: "\"children\"").count == 50_001)
  }
}
