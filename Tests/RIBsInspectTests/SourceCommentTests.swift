import Foundation
import RIBsTestSupport
import Testing

@Suite("Comments for ribs-inspect in source", .showsOutput)
struct SourceCommentTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run(note: String, _ options: String...) throws -> Tool.Outcome {
    try ShopFiles.write(to: scratch, note: note)
    return try tool.run(["source", "-q", "."] + options, in: scratch.folder.path)
  }

  @Test func `without a comment the attach is a hazard`() throws {
    let outcome = try run(note: "", "--fail-on", "warning")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("\n! 1 warning\n") || outcome.output.contains("\n✗ 1 warning\n"))
    #expect(outcome.output.contains("\nwarning  unguarded-attach\n"))
    #expect(outcome.output.contains("\n  where  RootRouter.swift:24\n"))
  }

  @Test func `a comment that gives a reason suppresses the hazard on the next line`() throws {
    let outcome = try run(
      note: "// ribs-inspect:ignore unguarded-attach - the button is off meanwhile",
      "--fail-on", "info")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n✓ clean: nothing new is wrong\n"))
    #expect(outcome.output.contains("Not counted: 1 suppressed by the config or a comment."))
    #expect(!outcome.output.contains("RootRouter.swift:24"))
    let json = try run(
      note: "// ribs-inspect:ignore unguarded-attach - the button is off meanwhile",
      "--format", "json")
    #expect(json.output.contains("\"suppressed\": \"the button is off meanwhile\""))
  }

  @Test(arguments: [
    ("// ribs-inspect:ignore unguarded-attach", "it gives no reason. Write"),
    ("// ribs-inspect:ignore", "it names no rule. Write"),
    ("// ribs-inspect:ignored x - y", "there is no comment 'ribs-inspect:ignored'. Write"),
    ("// ribs-inspect:ignore unguarded - yes", "there is no rule 'unguarded' about source."),
    (
      "// ribs-inspect:ignore not-cleared - it is", "the comment ignores not-cleared, and nothing"
    ),
  ]) func `a comment that has no effect is reported, and the run stays conclusive`(
    note: String, message: String
  ) throws {
    let outcome = try run(note: note)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nwarning  unguarded-attach\n"))
    #expect(!outcome.output.contains("inconclusive"))
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("note RootRouter.swift:23: \(message)"), "\(words)")
  }

  @Test func `a child that is permanent needs no detach`() throws {
    let router = ShopFiles.router("Root", attaching: "Home")
    let lines = router.split(separator: "\n", omittingEmptySubsequences: false)
    let withoutDetach = lines.filter { !$0.contains("detachChild") && !$0.contains("child = nil") }
    func rules(_ note: String) throws -> String {
      let text = withoutDetach.joined(separator: "\n")
        .replacing("    attachChild(router)", with: "    \(note)\n    attachChild(router)")
      _ = try scratch.write(text.utf8, to: "RootRouter.swift")
      _ = try scratch.write(ShopFiles.others.utf8, to: "Others.swift")
      return try tool.run(["source", "-q", "."], in: scratch.folder.path).output
    }
    #expect(try rules("").contains("never-detached"))
    #expect(try !rules("// ribs-inspect:permanent").contains("never-detached"))
  }
}
