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

  @Test func `no picture of the source is drawn over a file that is read`() throws {
    let source = try scratch.write("class HomeRouter {}\n".utf8, to: "HomeRouter.swift")
    let config = try scratch.write("failOn: error\n".utf8, to: "c.svg")
    try FileManager.default.linkItem(atPath: trace, toPath: scratch.path("trace.svg"))
    try FileManager.default.linkItem(atPath: source, toPath: scratch.path("source.svg"))
    for tree in ["trace.svg", "source.svg", "c.svg"] {
      try expectRefused(["source", source, "--trace", trace, "--config", config, "--tree", tree])
    }
    #expect(try String(contentsOfFile: source, encoding: .utf8) == "class HomeRouter {}\n")
    #expect(try String(contentsOfFile: config, encoding: .utf8) == "failOn: error\n")
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

  @Test func `two outputs to one file are refused, under whatever names`() throws {
    let files = FileManager.default
    _ = try scratch.write("old".utf8, to: "x.json")
    for (link, target) in [("soft", "x.json"), ("new", "y.json"), ("other", "./y.json")] {
      try files.createSymbolicLink(atPath: scratch.path(link), withDestinationPath: target)
    }
    try files.createSymbolicLink(atPath: scratch.path("here"), withDestinationPath: ".")
    try files.linkItem(atPath: scratch.path("x.json"), toPath: scratch.path("hard"))
    let before = try files.contentsOfDirectory(atPath: scratch.folder.path).sorted()
    let source = Repository.root.appendingPathComponent("fixtures/source/deep-link").path
    for (one, two) in [
      // A file that is there, and one that is not yet.
      ("x.json", "./x.json"), ("x.json", "soft"), ("soft", "hard"), ("hard", "here/x.json"),
      ("y.json", "./y.json"), ("y.json", scratch.path("y.json")), ("y.json", "here/y.json"),
      ("new", "y.json"), ("other", "new"),
    ] {
      for command in [
        ["check", trace, "--format", "json=\(one)", "--format", "sarif=\(two)"],
        ["check", trace, "--format", "json", "-o", one, "--format", "sarif=\(two)"],
        ["check", trace, "--write-baseline", one, "-o", two],
        ["source", source, "--tree", one, "-o", two, "--theme", "light"],
        ["source", source, "--write-baseline", one, "--format=json=\(two)"],
      ] where command[2] != "--tree" || one.hasSuffix(".json") {
        let outcome = try tool.run(command, in: scratch.folder.path)
        #expect(outcome.status == 64, "\(command): \(outcome.errors)")
        #expect(outcome.errors.contains("are one file, and two outputs cannot both go there."))
        #expect(outcome.output.isEmpty)
        #expect(try files.contentsOfDirectory(atPath: scratch.folder.path).sorted() == before)
      }
    }
    #expect(try String(contentsOfFile: scratch.path("x.json"), encoding: .utf8) == "old")
    // The same name in another folder is another file, and a device takes everything.
    try files.createDirectory(atPath: scratch.path("in"), withIntermediateDirectories: false)
    for (one, two) in [("y.json", "in/y.json"), ("/dev/null", "/dev/null")] {
      let outcome = try tool.run(
        ["check", trace, "--format", "json=\(one)", "--format", "sarif=\(two)"],
        in: scratch.folder.path)
      #expect(outcome.status == 1, "\(outcome.errors)")
    }
  }

  @Test func `standard output is an output like any other`() throws {
    let source = Repository.root.appendingPathComponent("fixtures/source/deep-link").path
    let both = try tool.run(["source", source, "--tree", "-"])
    #expect(both.status == 64 && both.output.isEmpty)
    #expect(both.errors.contains("Two outputs cannot both go to standard output."))
    for (line, words) in [
      (#"check "$1" --format text --format json=out >out"#, "standard output and 'out' are one"),
      (#"check "$1" >>"$1""#, "standard output is the trace"),
      (#"summary "$1" >>"$1""#, "standard output is the trace"),
      (#"log "$1" --id 1 >>"$1""#, "standard output is the trace"),
    ] {
      let outcome = try Tool(at: "/bin/sh").run(
        ["-c", "\"$0\" \(line)", tool.path, trace], in: scratch.folder.path)
      #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: trace)) == content)
    }
  }

  @Test func `an output through a link writes the link's target, and keeps the link`() throws {
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: scratch.path("link.json"), withDestinationPath: "target.json")
    // First the target does not exist, then it does.
    for _ in 1...2 {
      _ = try tool.run(["check", trace, "--format", "json", "-o", scratch.path("link.json")])
      #expect(
        try files.destinationOfSymbolicLink(atPath: scratch.path("link.json")) == "target.json")
      #expect(
        try String(contentsOfFile: scratch.path("target.json"), encoding: .utf8)
          .contains("lost-child"))
    }
    try files.createSymbolicLink(atPath: scratch.path("round"), withDestinationPath: "round")
    let outcome = try tool.run(["check", trace, "-o", scratch.path("round")])
    #expect(outcome.status == 70 && outcome.errors.contains("its links lead in a circle."))
  }

  @Test func `a source file behind a link is an input`() throws {
    let files = FileManager.default
    let source = Repository.root.appendingPathComponent("fixtures/source/deep-link")
    for (name, link) in [(".App", "App/Linked"), (".Other", "App/Other")] {
      try files.copyItem(at: source, to: scratch.folder.appendingPathComponent(name))
      try files.createDirectory(atPath: scratch.path("App"), withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: scratch.path(link), withDestinationPath: "../\(name)")
    }
    let file = ".Other/DeepLink/LoggedIn/LoggedInRouter.swift"
    for command in [
      ["source", "App"], ["check", trace, "--source", "App"],
      ["report", trace, "--source", "App"],
    ] {
      try expectRefused(command + ["-o", file])
    }
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
