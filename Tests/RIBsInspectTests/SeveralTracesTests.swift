import Foundation
import RIBsTestSupport
import Testing

@Suite("Several traces and formats", .showsOutput)
struct SeveralTracesTests {
  private let tool = Tool("ribs-inspect")

  @Test func `are reported in the order given, however long each takes`() throws {
    let scratch = try Scratch()
    let long = "root Root\n" + String(repeating: "open Root A\nclose Root A\n", count: 2_000)
    let first = try scratch.write(try script(long), to: "z.jsonl")
    let second = try scratch.write(try script("root Root"), to: "a.jsonl")
    for _ in 1...3 {
      let output = try tool.run(["check", first, second]).output
      let lines = output.split(separator: "\n").filter { $0.hasSuffix(".jsonl") }
      #expect(lines == ["✓ \(first)", "✓ \(second)"])
    }
  }

  @Test func `share a cause, which is reported once with a count per trace`() throws {
    let scratch = try Scratch()
    let wrong = "root Root\nopen Root A\nclose Root A\ndetach Root A\n"
    let one = try scratch.write(try script(wrong + "destroy A"), to: "one.jsonl")
    let two = try scratch.write(try script(wrong + "detach Root A\ndestroy A"), to: "two.jsonl")
    let output = try tool.run(["check", one, two]).output
    #expect(output.contains("✗ 1 error\n"))
    #expect(output.contains("3 times\n"))
    #expect(output.contains("one.jsonl once"))
    #expect(output.contains("two.jsonl 2 times"))
  }

  @Test
  func `a folder means all traces in it by name, and an unusable file costs the others nothing`()
    throws
  {
    let scratch = try Scratch()
    _ = try scratch.write(try script("root Root"), to: "b.jsonl")
    _ = try scratch.write(Array("no trace".utf8), to: "a.jsonl")
    _ = try scratch.write(try script("root Root"), to: "c.jsonl")
    let outcome = try tool.run(["check", "."], in: scratch.folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a.jsonl") && outcome.errors.contains("line 1"))
    #expect(outcome.output.contains("✓ ./b.jsonl\n✓ ./c.jsonl\n"))
  }

  @Test func `formats go to their files in one run`() throws {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/double-tap").path
    let outcome = try tool.run(
      ["check", trace, "--format", "text", "--format", "json=r.json"], in: scratch.folder.path)
    #expect(outcome.status == 1)
    #expect(outcome.output == (try tool.run(["check", trace]).output))
    let json = try String(contentsOfFile: scratch.path("r.json"), encoding: .utf8)
    #expect(json == (try tool.run(["check", trace, "--format", "json"]).output))
  }

  @Test
  func
    `a verdict that standard output does not show is on standard error, unless --quiet is given`()
    throws
  {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/double-tap").path
    let arguments = ["check", trace, "--format", "json=r.json"]
    let outcome = try tool.run(arguments, in: scratch.folder.path)
    #expect(outcome.output.isEmpty && outcome.errors == "✗ 1 error\n")
    #expect(try tool.run(arguments + ["--quiet"], in: scratch.folder.path).errors.isEmpty)
  }

  @Test(
    arguments: [
      ["--format", "text", "--format", "json"], ["--format", "json=a", "--format", "text=a"],
      ["--format", "json=a", "-o", "b"], ["--format", "yaml"], ["--format", "json="],
    ]
  ) func `formats that cannot be combined are refused before a trace is read`(options: [String])
    throws
  {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/double-tap").path
    #expect(try tool.run(["check", trace] + options, in: scratch.folder.path).status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).isEmpty)
  }
}
