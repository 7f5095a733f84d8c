import Foundation
import RIBsTestSupport
import Testing

@Suite("The summary", .showsOutput)
struct SummaryCommandTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `says in its last line and in its help that it is no check`() throws {
    for (fixture, verdict) in [("board/double-tap", "✗"), ("board/open-and-back", "✓")] {
      let outcome = try tool.run([Repository.fixture(fixture).path])
      #expect(outcome.status == 0 && outcome.output.contains("\n\(verdict) "))
      #expect(
        outcome.output.hasSuffix(
          "\n\nExit code 0, findings or not. In CI: `ribs-inspect check`.\n"))
    }
    let help = try tool.run(["summary", "--help"]).output
    #expect(help.contains("The exit code is 0 whatever the traces show"))
  }

  @Test func `of a trace that cannot be used does not claim to exit with 0`() throws {
    let trace = Repository.fixture("board/open-and-back").path
    let outcome = try tool.run([trace, scratch.path("none.jsonl")])
    #expect(outcome.status == 2 && !outcome.output.contains("Exit code 0"))
  }

  @Test(arguments: [
    ("root Root\nend exit", "clean"),
    ("root Root\nopen Root A\nattach Root A\nend exit", "findings"),
    // A warning is below the threshold, and a note is too.
    ("root Root\nactivate Root\nend exit", "clean"), ("root Root", "clean"),
    ("root Root\ntorn {", "inconclusive"), ("root Root\nactivate Root\ntorn {", "inconclusive"),
  ])
  func `calls a trace clean where JSON does`(script: String, status: String) throws {
    let trace = try scratch.write(try RIBsTestSupport.script(script), to: "t.jsonl")
    let json = try tool.run(["check", "--format", "json", trace]).output
    #expect(json.contains("\n  \"status\": \"\(status)\""))
    for command in [[trace], ["check", trace], ["check", "--format", "markdown", trace]] {
      let lines = try tool.run(command).output.split(separator: "\n")
      let marks = ["✓ ", "✗ ", "! ", "? "]
      let verdict = try #require(
        lines.first { line in
          marks.contains { line.hasPrefix($0) || line.hasPrefix("### ribs-inspect: \($0)") }
        })
      #expect(verdict.contains("clean") == (status == "clean"), "\(verdict)")
      #expect(verdict.contains("inconclusive") == (status == "inconclusive"), "\(verdict)")
    }
  }
}
