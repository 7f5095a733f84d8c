import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect check --format markdown", .showsOutput)
struct MarkdownTests {
  private let tool = Tool("ribs-inspect")

  @Test func `it can be combined with other formats and changes no exit code`() throws {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/double-tap").path
    let file = scratch.path("comment.md")
    let outcome = try tool.run(["check", trace, "--format", "text", "--format", "markdown=\(file)"])
    #expect(outcome.status == 1 && outcome.output.contains("lost-child"))
    let comment = try String(contentsOfFile: file, encoding: .utf8)
    #expect(comment.hasPrefix("### ribs-inspect: ✗ 1 error\n"))
    #expect(comment.contains("```mermaid\nflowchart TD\n"))
    let shown = try tool.run(["check", trace, "--format", "markdown"])
    #expect(shown.output == comment && shown.errors == "✗ 1 error\n")
    let none = try tool.run(["check", scratch.path("none.jsonl"), "--format", "markdown"])
    #expect(none.status == 2 && none.output.contains("no such file"))
  }
}
