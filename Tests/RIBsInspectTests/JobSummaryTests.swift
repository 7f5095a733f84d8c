import Foundation
import RIBsTestSupport
import Testing

@Suite("The summary of a job on GitHub", .showsOutput)
struct JobSummaryTests {
  private let tool = Tool("ribs-inspect")
  private let trace = Repository.fixture("board/double-tap").path
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The summary after a check, in a step in which another program wrote to it before.
  private func summary(_ options: String...) throws -> String {
    let file = try scratch.write("# Before\n".utf8, to: "summary.md")
    let outcome = try tool.run(
      ["check", trace] + options, in: scratch.folder.path,
      environment: ["GITHUB_STEP_SUMMARY": file])
    #expect(outcome.status == 1)
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test func `goes with annotations and is appended`() throws {
    let summary = try summary("--format", "github")
    let markdown = try tool.run(["check", trace, "--format", "markdown"]).output
    #expect(markdown.contains("lost-child") && summary == "# Before\n\(markdown)")
    #expect(try self.summary("--format", "github=a.txt").contains("lost-child"))
  }

  @Test(arguments: ["text", "json", "markdown", "sarif"])
  func `is not written by other formats`(format: String) throws {
    #expect(try summary("--format", format) == "# Before\n")
  }

  @Test(arguments: ["/dev/full", "nowhere/summary.md", "."])
  func `that cannot be written costs the check nothing but a line`(file: String) throws {
    let outcome = try tool.run(
      ["check", trace, "--format", "github"], in: scratch.folder.path,
      environment: ["GITHUB_STEP_SUMMARY": file])
    #expect(outcome.status == 1 && outcome.output.contains("::error file="))
    #expect(outcome.errors.contains("the job summary"))
  }

  @Test(arguments: ["text=/dev/full", "json=/dev/full", "github=/dev/full"])
  func `is all that a check can do without`(format: String) throws {
    let outcome = try tool.run(["check", trace, "--format", format])
    #expect(outcome.status == 70 && outcome.errors.contains("cannot be written"))
  }
}
