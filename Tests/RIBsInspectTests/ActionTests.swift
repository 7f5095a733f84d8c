import Foundation
import RIBsTestSupport
import Testing

@Suite("The GitHub Action", .showsOutput)
struct ActionTests {
  private let tool = Tool("ribs-inspect")
  private let file = Repository.root.appendingPathComponent("action.yml")

  private var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

  private func run(
    _ inputs: [String: String], in scratch: Scratch, job: ActionRun.Job = ActionRun.Job()
  ) throws -> ActionRun {
    try ActionRun(
      at: file, inputs: ["executable": tool.path].merging(inputs) { $1 }, in: scratch, job: job)
  }

  /// The names of the pictures that were drawn.
  private func pictures(of run: ActionRun) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: try #require(run.outputs["pictures.folder"])
    ).filter { $0.hasSuffix(".svg") }.sorted()
  }

  /// The SARIF files that are uploaded: of the traces and of the source.
  private func uploads(of run: ActionRun) -> [String?] {
    (run.uses["github/codeql-action/upload-sarif"] ?? []).map { $0["sarif_file"] }
  }

  private func picture(_ name: String, of run: ActionRun) throws -> String {
    try String(
      contentsOfFile: try #require(run.outputs["pictures.folder"]) + "/" + name, encoding: .utf8)
  }

  @Test func `fails on findings, after everything was written`() throws {
    let scratch = try Scratch()
    let run = try run(
      [
        "traces":
          "\(Repository.root.path)/fixtures/home-flow\n\(Repository.fixture("board/double-tap").path)\n"
      ], in: scratch)
    #expect(run.statuses == [0, 0, 0, 0, 1])
    #expect(run.outputs["check.status"] == "1")
    #expect(run.log.contains("::error file="))
    let sarif = try #require(run.outputs["check.sarif"])
    #expect(try String(contentsOfFile: sarif, encoding: .utf8).contains("lost-child"))
    #expect(run.summary.contains("lost-child"))
    let pictures = try pictures(of: run)
    #expect(
      pictures == [
        "001-back-goes-forward.svg", "002-left-behind.svg", "003-log-in-and-out.svg",
        "004-double-tap.svg",
      ])
    // A click leads to the line in exactly that commit.
    #expect(
      try picture("001-back-goes-forward.svg", of: run).contains(
        "\"https://git.example/acme/app/blob/0a1b2c/Sources/SampleApps/"))
    // The files that were written are uploaded.
    #expect(uploads(of: run) == [sarif])
    let artifact = try #require(run.uses["actions/upload-artifact"]?.first)
    #expect(
      artifact["path"] == run.outputs["pictures.folder"]
        && artifact["name"] == "ribs-inspect-tests")
  }

  @Test func `passes clean traces, and findings that its inputs accept`() throws {
    let scratch = try Scratch()
    let clean = Repository.fixture("board/open-and-back").path
    #expect(try run(["traces": clean], in: scratch).statuses == [0, 0, 0, 0, 0])
    let wrong = Repository.fixture("board/double-tap").path
    let baseline = scratch.path("baseline.json")
    _ = try tool.run(["check", wrong, "--write-baseline", baseline])
    let passed = try run(["traces": wrong, "baseline": baseline], in: scratch)
    #expect(passed.statuses.last == 0 && passed.outputs["check.status"] == "0")
    let torn = try scratch.write(try script("root Root\ntorn {"), to: "torn.jsonl")
    #expect(try run(["traces": torn], in: scratch).statuses.last == 3)
    let allowed = ["traces": torn, "allow-incomplete": "true"]
    #expect(try run(allowed, in: scratch).statuses.last == 0)
    #expect(try run(["traces": torn, "fail-on": "warning"], in: scratch).statuses.last == 1)
  }

  @Test func `an unusable trace fails the job and costs the others nothing`() throws {
    let scratch = try Scratch()
    let run = try run(
      ["traces": "none.jsonl\n\(Repository.fixture("board/double-tap").path)"], in: scratch)
    #expect(run.statuses.last == 2)
    #expect(run.log.contains("lost-child"))
  }

  @Test func `source alone is checked, and its tree drawn`() throws {
    let scratch = try Scratch()
    let folder = Repository.root.appendingPathComponent("fixtures/source/deep-link").path
    let run = try run(["sources": "\(folder)\n"], in: scratch)
    #expect(run.statuses == [0, 0, 0, 0, 1])
    #expect(run.outputs["check.status"] == "1" && run.outputs["check.sarif"] == nil)
    #expect(
      run.log.contains(
        "::error file=fixtures/source/deep-link/DeepLink/LoggedIn/LoggedInRouter.swift"))
    #expect(run.summary.contains("unguarded-attach"))
    #expect(try pictures(of: run) == ["source.svg"])
    #expect(try picture("source.svg", of: run).contains("Lobby"))
    let sarif = try #require(run.outputs["check.source-sarif"])
    #expect(try String(contentsOfFile: sarif, encoding: .utf8).contains("unguarded-attach"))
    #expect(uploads(of: run) == [sarif])
  }

  @Test func `source and traces are joined, and the worse exit code counts`() throws {
    let scratch = try Scratch()
    let app = Repository.root.appendingPathComponent("Sources/SampleApps/Board").path
    let inputs = ["sources": app, "traces": Repository.fixture("board/double-tap").path]
    // The source has warnings and the trace an error, which one of them explains.
    let found = try run(inputs, in: scratch)
    #expect(found.outputs["check.status"] == "1")
    #expect(found.summary.contains("lost-child") && found.summary.contains("unguarded-attach"))
    let files = [found.outputs["check.sarif"], found.outputs["check.source-sarif"]]
    #expect(uploads(of: found) == files && !files.contains(nil))
    #expect(try pictures(of: found) == ["001-double-tap.svg", "source.svg"])
    #expect(try picture("source.svg", of: found).contains("reached in a trace"))
    // Unusable traces are worse than findings in the source.
    let unusable = inputs.merging(["traces": "none.jsonl", "fail-on": "warning"]) { $1 }
    #expect(try run(unusable, in: scratch).statuses.last == 2)
    // Findings in the source are worse than a trace with a part missing.
    let torn = try scratch.write(try script("root Root\ntorn {"), to: "torn.jsonl")
    #expect(try run(inputs.merging(["traces": torn]) { $1 }, in: scratch).statuses.last == 3)
    let strict = inputs.merging(["traces": torn, "fail-on": "warning"]) { $1 }
    #expect(try run(strict, in: scratch).statuses.last == 1)
  }

  @Test func `names may have spaces and begin with a dash`() throws {
    let scratch = try Scratch()
    let fault = try Data(contentsOf: Repository.fixture("board/double-tap"))
    _ = try scratch.write(fault, to: "-v.jsonl")
    _ = try scratch.write(fault, to: "my trace.jsonl")
    let folder = scratch.folder.appendingPathComponent("-more  traces")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try fault.write(to: folder.appendingPathComponent("-a b.jsonl"))
    let baseline = "-my baseline.json"
    _ = try tool.run(
      ["check", "my trace.jsonl", "--write-baseline=\(baseline)"], in: scratch.folder.path)
    let traces = "-v.jsonl\nmy trace.jsonl\n-more  traces\n"

    let plain = try run(["traces": traces], in: scratch)
    #expect(plain.outputs["check.status"] == "1")
    let drawn = ["001--v.svg", "002-my trace.svg", "003--a b.svg"]
    #expect(try pictures(of: plain) == drawn)
    let passed = try run(["traces": traces, "baseline": baseline], in: scratch)
    #expect(passed.outputs["check.status"] == "0")
    #expect(try pictures(of: passed) == drawn)
    // The config and the source root may as well.
    _ = try scratch.write("rules: {lost-child: off}\n".utf8, to: "-my config.yml")
    let sources = scratch.folder.appendingPathComponent("-my sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let others = ["config": "-my config.yml", "source-root": "-my sources"]
    let configured = try run(["traces": traces].merging(others) { $1 }, in: scratch)
    #expect(!configured.log.contains("lost-child") && configured.outputs["check.status"] == "0")
    #expect(try pictures(of: configured) == drawn)
  }

  @Test func `a check that ends without a status fails the job`() throws {
    let scratch = try Scratch()
    let clean = Repository.fixture("board/open-and-back").path
    let silent = try run(["traces": clean], in: scratch, job: .init(broken: "check"))
    #expect(silent.outputs["check.status"] == nil)
    #expect(try #require(silent.statuses.last) != 0)
    // A check that is killed and a check without traces fail it too.
    let dying = try scratch.write("#!/bin/bash\nkill -9 $$\n".utf8, to: "dying")
    #expect(chmod(dying, 0o755) == 0)
    let killed = try run(["traces": clean, "executable": dying], in: scratch)
    #expect(try #require(killed.statuses.last) != 0)
    #expect(try run(["traces": "\n"], in: scratch).statuses.last == 64)
  }

  @Test func `more than a hundred traces are all checked, and a hundred are drawn`() throws {
    let scratch = try Scratch()
    let clean = try Data(contentsOf: Repository.fixture("board/open-and-back"))
    for folder in ["a", "b"] {
      let folder = scratch.folder.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 1...51 { try clean.write(to: folder.appendingPathComponent("\(number).jsonl")) }
    }
    _ = try scratch.write(
      try Data(contentsOf: Repository.fixture("board/double-tap")), to: "z.jsonl")
    // Drawing a hundred pictures takes long, and the test does not need them.
    let stub = try scratch.write(
      #"""
      #!/bin/bash
      if [ "$1" != render ]; then exec '\#(tool.path)' "$@"; fi
      for word in "$@"; do
        case "$word" in --output=*) echo drawn >"${word#--output=}" ;; esac
      done
      """#.utf8, to: "stub")
    #expect(chmod(stub, 0o755) == 0)
    let run = try run(["traces": "a\nb\nz.jsonl", "executable": stub], in: scratch)
    #expect(run.outputs["check.status"] == "1")
    let drawn = try pictures(of: run)
    #expect(drawn.count == 100)
    #expect(drawn.first == "001-1.svg" && drawn.last == "100-7.svg")
    #expect(run.log.contains("The first 100 of 103 traces are drawn."))
  }

  @Test func `the config applies to the pictures too`() throws {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/double-tap").path
    let config = try scratch.write("rules: {lost-child: off}\n".utf8, to: "config.yml")
    let plain = try run(["traces": trace], in: scratch)
    #expect(try picture("001-double-tap.svg", of: plain).contains("lost-child"))
    let configured = try run(["traces": trace, "config": config], in: scratch)
    #expect(try !picture("001-double-tap.svg", of: configured).contains("lost-child"))
  }

  @Test
  func `compressed traces in a folder are drawn, and folders with the name of a trace are not`()
    throws
  {
    let scratch = try Scratch()
    let trace = try Data(contentsOf: Repository.fixture("board/open-and-back"))
    let folder = scratch.folder.appendingPathComponent("traces")
    let inner = folder.appendingPathComponent("c.jsonl")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(gzip(trace)).write(to: folder.appendingPathComponent("a.jsonl.gz"))
    try trace.write(to: folder.appendingPathComponent("b.jsonl"))
    try trace.write(to: inner.appendingPathComponent("d.jsonl"))
    try Data("no trace".utf8).write(to: folder.appendingPathComponent("notes.gz"))
    let run = try run(["traces": "traces"], in: scratch)
    let drawn = try pictures(of: run)
    #expect(drawn == ["001-a.svg", "002-b.svg", "003-d.svg"])
    let first = try picture("001-a.svg", of: run)
    #expect(first.contains("<svg"))
    #expect(first == (try picture("002-b.svg", of: run)))
  }

  @Test func `a baseline that is out of date fails if it is strict`() throws {
    let scratch = try Scratch()
    let fault = try scratch.write(
      try script("root Root\nopen Root A\nclose Root A\ndestroy A\ndetach Root A\nend exit"),
      to: "fault.jsonl")
    let mended = try scratch.write(
      try script("root Root\nopen Root A\nclose Root A\ndestroy A\nend exit"), to: "mended.jsonl")
    let baseline = scratch.path("baseline.json")
    _ = try tool.run(["check", fault, "--write-baseline", baseline])
    let inputs = ["traces": mended, "baseline": baseline]
    #expect(try run(inputs, in: scratch).statuses.last == 0)
    let strict = inputs.merging(["strict-baseline": "true"]) { $1 }
    #expect(try run(strict, in: scratch).statuses.last == 1)
  }

  @Test func `each input is documented and used`() throws {
    let text = try text
    let action = try ActionFile(text)
    #expect(action.inputs.count >= 8)
    for input in action.inputs {
      #expect(!input.description.isEmpty)
      #expect(text.contains("inputs.\(input.name)"), "\(input.name)")
    }
  }
}
