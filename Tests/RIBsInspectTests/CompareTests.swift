import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect compare", .showsOutput)
struct CompareTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let clean: String
  private let wrong: String
  private let torn: String

  init() throws {
    scratch = try Scratch()
    let head = "root Root\nopen Root A @App/R.swift:1\n"
    clean = try scratch.write(try script(head), to: "clean.jsonl")
    wrong = try scratch.write(
      try script(head + "attach Root A @App/R.swift:2"), to: "wrong.jsonl")
    torn = try scratch.write(try script(head + "torn {\"type\":"), to: "torn.jsonl")
  }

  @Test func `the exit code says whether something is new`() throws {
    #expect(try tool.run(["compare", clean, clean]).status == 0)
    #expect(try tool.run(["compare", clean, wrong]).status == 1)
    #expect(try tool.run(["compare", wrong, wrong]).status == 0)
    #expect(try tool.run(["compare", wrong, clean]).status == 0)
    #expect(try tool.run(["compare", wrong, wrong, "--fail-on", "info"]).status == 0)
  }

  @Test func `the threshold applies to new causes`() throws {
    let warning = try scratch.write(
      try script("root Root\nopen Root A @App/R.swift:1 on network"), to: "warning.jsonl")
    #expect(try tool.run(["compare", clean, warning]).status == 0)
    #expect(try tool.run(["compare", clean, warning, "--fail-on", "warning"]).status == 1)
    #expect(try tool.run(["compare", warning, warning, "--fail-on", "warning"]).status == 0)
    let config = try scratch.write("rules: {double-attach: info}\n".utf8, to: "config.yml")
    #expect(try tool.run(["compare", clean, wrong, "--config", config]).status == 0)
  }

  @Test
  func `a part missing after the change is inconclusive, and one missing before is only mentioned`()
    throws
  {
    let after = try tool.run(["compare", wrong, torn])
    #expect(after.status == 3)
    #expect(after.output.contains("No longer seen (not necessarily fixed)"))
    #expect(!after.output.contains("\nFixed"))
    #expect(try tool.run(["compare", wrong, torn, "--allow-incomplete"]).status == 0)
    let before = try tool.run(["compare", torn, clean])
    #expect(
      before.status == 0 && before.output.contains("Not everything in the base could be judged"))
    #expect(try tool.run(["compare", torn, wrong]).status == 1)
  }

  @Test func `a trace that cannot be used is reported and outweighs everything`() throws {
    let none = scratch.path("none.jsonl")
    for arguments in [[none, wrong], [wrong, none], [none, none]] {
      let outcome = try tool.run(["compare"] + arguments)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("ribs-inspect: \(none): no such file"))
    }
    let folder = scratch.folder.appendingPathComponent("some")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: wrong, toPath: folder.path + "/a.jsonl")
    try Data().write(to: folder.appendingPathComponent("b.jsonl"))
    let outcome = try tool.run(["compare", clean, folder.path, "--format", "json"])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("\"state\": \"new\"") && outcome.output.contains("is empty"))
  }

  @Test func `folders and standard input are sides too`() throws {
    let fixtures = Repository.root.appendingPathComponent("fixtures")
    let folder = fixtures.appendingPathComponent("careers").path
    let same = try tool.run(["compare", folder, folder])
    #expect(same.status == 0 && same.output.contains("6 traces → 6 traces"))
    #expect(same.output.contains("nothing new"))
    let data = try Data(contentsOf: URL(fileURLWithPath: wrong))
    let piped = try tool.run(["compare", clean, "-"], input: data)
    #expect(piped.status == 1 && piped.output.contains("→ standard input"))
    #expect(try tool.run(["compare", "-", "-"], input: data).status == 64)
    #expect(try tool.run(["compare", clean]).status == 64)
  }

  @Test(arguments: ["text", "json", "markdown"])
  func `a file has the same content as standard output`(format: String) throws {
    let shown = try tool.run(["compare", clean, wrong, "--format", format])
    let file = scratch.path("out")
    let written = try tool.run(["compare", clean, wrong, "--format", format, "-o", file])
    #expect(shown.status == 1 && written.status == 1 && written.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == shown.output)
    #expect(written.errors == "✗ 1 new error\n")
    let quiet = try tool.run(["compare", clean, wrong, "--format", format, "-o", file, "-q"])
    #expect(quiet.errors.isEmpty)
  }
}
