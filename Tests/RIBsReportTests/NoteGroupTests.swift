import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("Notes")
struct NoteGroupTests {
  private func notes(_ script: String) throws -> [Substring] {
    let text = TextReport(try report(script)).check()
    return text.split(separator: "\n").filter { $0.contains("never-attached") }
  }

  private static let unused = "root Root\ncreate Apply\ncreate MyPage\ncreate Schedule\nsettle"

  @Test func `of one rule share a line that names their RIBs`() throws {
    #expect(try notes(Self.unused) == ["never-attached: Apply, MyPage, Schedule"])
    let comment = MarkdownReport(try report(Self.unused)).text
    #expect(comment.contains("- **note** `never-attached`: Apply, MyPage, Schedule\n"))
    #expect(comment.contains("<summary>3 notes</summary>"))
  }

  @Test func `of one trace among several are counted behind its name`() throws {
    let inputs = try [("noted.jsonl", Self.unused), ("clean.jsonl", "root Root\nend exit")].map {
      InputReport(source: $0, sessions: try sessions($1))
    }
    let lines = TextReport(CheckReport(inputs)).check().split(separator: "\n")
    let noted = try #require(lines.first { $0.contains("noted.jsonl") })
    #expect(noted.hasPrefix("✓ noted.jsonl  clean") && noted.hasSuffix("with 3 notes"))
    #expect(lines.contains("✓ clean.jsonl"))
  }

  @Test func `that are alone appear in full`() throws {
    #expect(
      try notes("root Root\ncreate Apply\nsettle") == [
        "never-attached: Apply was built and never attached."
      ])
  }

  @Test func `that happened several times say so`() throws {
    let script = "root Root\ncreate Apply\ncreate Apply#2\ncreate MyPage\nsettle"
    #expect(try notes(script) == ["never-attached: Apply (2 times), MyPage"])
  }

  @Test func `on RIBs that share a name show their paths`() throws {
    let rows = ["A", "B"].map { "open Root \($0)\nopen \($0) Row#\($0)1\nopen \($0) Row#\($0)2" }
    let text = TextReport(try report("root Root\n" + rows.joined(separator: "\n"))).check()
    #expect(text.contains("duplicate-sibling: Root/A/Row, Root/B/Row\n"))
  }

  @Test func `beyond twenty are counted`() throws {
    let names = (1...25).map { "R\($0)" }
    let text = TextReport(
      try report("root Root\n" + names.map { "create \($0)\n" }.joined() + "settle")
    ).check()
    #expect(text.contains("R20 and 5 more\n"))
    #expect(!text.contains("R21"))
  }
}
