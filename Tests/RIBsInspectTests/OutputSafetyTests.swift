import Foundation
import RIBsTestSupport
import Testing

/// A report that overwrites its trace could never be written again.
@Suite("Outputs that are inputs")
struct OutputSafetyTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let trace: String
  private let content: Data

  init() throws {
    scratch = try Scratch()
    content = try Data(contentsOf: Repository.fixture("home-flow/back-goes-forward"))
    trace = try scratch.write(content, to: "trace.jsonl")
  }

  private func expectRefused(
    _ arguments: [String], input: Data? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
    let outcome = try tool.run(arguments, in: scratch.folder.path, input: input)
    #expect(outcome.status == 64, "\(arguments): \(outcome.errors)", sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(
      outcome.errors.contains("writing there would destroy it. Name another file."),
      "\(arguments): \(outcome.errors)", sourceLocation: sourceLocation)
    #expect(try Data(contentsOf: URL(fileURLWithPath: trace)) == content)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted() == files,
      "something was written", sourceLocation: sourceLocation)
  }

  @Test func `no command writes over the trace it reads`() throws {
    try expectRefused(["check", trace, "-o", trace])
    try expectRefused(["check", trace, "--format", "json", "--format", "sarif=\(trace)"])
    try expectRefused(["check", trace, "--write-baseline", trace])
    try expectRefused(["render", trace, "--format", "svg", "-o", trace])
    try expectRefused(["flows", trace, "-o", trace])
    try expectRefused(["log", trace, "--path", "Root", "-o", trace])
    let other = Repository.fixture("home-flow/back-goes-forward").path
    try expectRefused(["compare", trace, other, "-o", trace])
    try expectRefused(["compare", other, trace, "-o", trace])
  }

  @Test func `the same file is recognized under any name`() throws {
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: scratch.path("soft.json"), withDestinationPath: "trace.jsonl")
    try files.linkItem(atPath: trace, toPath: scratch.path("hard.json"))
    for name in ["trace.jsonl", "./trace.jsonl", "soft.json", "hard.json"] {
      try expectRefused(["check", trace, "-o", name])
      try expectRefused(["check", "soft.json", "--format", "json", "-o", name])
    }
  }

  @Test func `a trace in a folder counts as an input`() throws {
    try expectRefused(["check", scratch.folder.path, "-o", trace])
    try expectRefused(["compare", scratch.folder.path, scratch.folder.path, "-o", "trace.jsonl"])
    // Another file in the folder does not.
    let outcome = try tool.run(["check", scratch.folder.path, "-o", scratch.path("report.txt")])
    #expect(outcome.status == 1)
  }

  @Test func `a file on standard input counts as an input`() throws {
    let outcome = try Tool(at: URL(fileURLWithPath: "/bin/sh")).run([
      "-c", #""$0" check - -o "$1" < "$1""#, tool.path, trace,
    ])
    #expect(outcome.status == 64 && outcome.errors.contains("the trace on standard input"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: trace)) == content)
  }

  @Test func `the config and the baseline are inputs, and only a baseline may be written again`()
    throws
  {
    let config = try scratch.write("failOn: error\n".utf8, to: ".ribs-inspect.yml")
    try expectRefused(["check", trace, "-o", config])
    try expectRefused(["check", trace, "--config", config, "--write-baseline", config])
    try expectRefused(["compare", trace, trace, "-o", ".ribs-inspect.yml"])
    #expect(try String(contentsOfFile: config, encoding: .utf8) == "failOn: error\n")
    let baseline = scratch.path("baseline.json")
    #expect(try tool.run(["check", trace, "--write-baseline", baseline]).status == 0)
    try expectRefused(["check", trace, "--baseline", baseline, "-o", baseline])
    let anew = try tool.run([
      "check", trace, "--baseline", baseline, "--write-baseline", baseline,
    ])
    #expect(anew.status == 0, "\(anew.errors)")
  }

  @Test func `the job summary of a workflow counts as an output`() throws {
    let outcome = try tool.run(
      ["check", trace, "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": trace])
    #expect(outcome.status == 64)
    #expect(try Data(contentsOf: URL(fileURLWithPath: trace)) == content)
  }

  @Test func `a pipe in a folder is skipped, and the command says so`() throws {
    #expect(mkfifo(scratch.path("pipe.jsonl"), 0o600) == 0)
    let outcome = try tool.run(["check", scratch.folder.path])
    #expect(outcome.status == 1 && outcome.output.contains("lost-child"))
    #expect(
      outcome.errors.contains(
        "pipe.jsonl: skipped, because it is a pipe, a socket or a device, not a file."))
  }

  @Test func `a folder with the name of a trace is a folder`() throws {
    let folder = scratch.folder.appendingPathComponent("inner.jsonl")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try content.write(to: folder.appendingPathComponent("deep.jsonl"))
    for path in [scratch.folder.path, folder.path] {
      let outcome = try tool.run(["check", path])
      #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.output.contains("inner.jsonl/deep.jsonl"))
    }
  }
}
