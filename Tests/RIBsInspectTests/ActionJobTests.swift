import Foundation
import RIBsTestSupport
import Testing

/// What surrounds the check: names, other jobs, uploads that fail.
@Suite("The GitHub Action in a job", .showsOutput)
struct ActionJobTests {
  private let tool = Tool("ribs-inspect")
  private let file = Repository.root.appendingPathComponent("action.yml")
  private let scratch: Scratch
  private let fault = Repository.fixture("board/double-tap").path
  private let clean = Repository.fixture("board/open-and-back").path

  init() throws { scratch = try Scratch() }

  private func run(
    _ inputs: [String: String], _ job: ActionRun.Job = ActionRun.Job()
  ) throws -> ActionRun {
    try ActionRun(
      at: file, inputs: ["executable": tool.path].merging(inputs) { $1 }, in: scratch, job: job)
  }

  private func artifact(of run: ActionRun) throws -> [String: String] {
    try #require(run.uses["actions/upload-artifact"]?.first)
  }

  private func kept(by run: ActionRun) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: try #require(try artifact(of: run)["path"])
    ).sorted()
  }

  @Test func `a trace may have a name that no artifact takes`() throws {
    let folder = scratch.folder.appendingPathComponent("traces")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let content = try Data(contentsOf: Repository.fixture("board/double-tap"))
    let names = ["10:30.jsonl", "a\"b<c>d|e*f?.jsonl", #"back\slash.jsonl"#, "new\nline\r.jsonl"]
    for name in names { try content.write(to: folder.appendingPathComponent(name)) }
    let run = try run(["traces": "traces\ntraces/10:30.jsonl"])
    #expect(run.outputs["check.status"] == "1")
    let kept = try kept(by: run)
    #expect(
      kept.filter { $0.hasSuffix(".svg") } == [
        "001-10-30.svg", "002-a-b-c-d-e-f-.svg", "003-back-slash.svg", "004-new-line-.svg",
        "005-10-30.svg",
      ])
    // What actions/upload-artifact refuses.
    #expect(kept.allSatisfy { !$0.contains { "\":<>|*?\\\r\n".contains($0) } }, "\(kept)")
  }

  @Test func `traces behind links are drawn too`() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: scratch.path("real"), withIntermediateDirectories: true)
    try manager.createDirectory(atPath: scratch.path("traces"), withIntermediateDirectories: true)
    try manager.copyItem(atPath: fault, toPath: scratch.path("real/one.jsonl"))
    for (link, target) in [
      ("traces/link", "../real"), ("traces/self", "."), ("traces/x.jsonl", "gone"),
    ] {
      try manager.createSymbolicLink(atPath: scratch.path(link), withDestinationPath: target)
    }
    let run = try run(["traces": "traces"])
    #expect(run.outputs["check.status"] == "2")
    #expect(try kept(by: run).contains("001-one.svg"))
  }

  @Test func `two uses in a job share neither a folder nor a name`() throws {
    let temporary = scratch.folder.appendingPathComponent("temporary")
    let job = ActionRun.Job(temporary: temporary)
    let runs = try [fault, clean, clean].map { try run(["traces": $0], job) }
    #expect(
      try runs.map { try artifact(of: $0)["name"] } == [
        "ribs-inspect-tests", "ribs-inspect-tests-2", "ribs-inspect-tests-3",
      ])
    #expect(try Set(runs.map { try artifact(of: $0)["path"] }).count == 3)
    #expect(
      runs.map { $0.uses["github/codeql-action/upload-sarif"]?.first?["category"] } == [
        "ribs-inspect/tests", "ribs-inspect/tests-2", "ribs-inspect/tests-3",
      ])
    // Nothing of the first use is in the second.
    #expect(try kept(by: runs[1]).filter { $0.hasSuffix(".svg") } == ["001-open-and-back.svg"])
    #expect(runs.map(\.statuses.last) == [1, 0, 0])
  }

  @Test func `the jobs of a workflow and of a matrix have names of their own`() throws {
    let jobs = [
      ActionRun.Job(id: "unit"), ActionRun.Job(id: "ui", matrix: (0, 2)),
      ActionRun.Job(id: "ui", matrix: (1, 2)),
    ]
    let runs = try jobs.map { try run(["traces": clean], $0) }
    #expect(
      runs.map { $0.outputs["place.artifact"] }
        == ["ribs-inspect-unit", "ribs-inspect-ui-0", "ribs-inspect-ui-1"])
    // A name of one's own is taken as it is, with the job where it says so.
    let named = try run(["traces": clean, "artifact": "trees"], jobs[1])
    #expect(try artifact(of: named)["name"] == "trees")
    let placed = try run(["traces": clean, "artifact": "trees of <job>"], jobs[1])
    #expect(try artifact(of: placed)["name"] == "trees of ui-0")
    #expect(try run(["traces": clean, "artifact": ""]).uses["actions/upload-artifact"] == nil)
  }

  @Test(arguments: [
    ["keep"], ["upload-traces"], ["upload-source"], ["keep", "upload-traces", "upload-source"],
  ])
  func `an upload that fails is a warning, and the verdict is the check's`(steps: [String]) throws {
    let source = Repository.root.appendingPathComponent("fixtures/source/deep-link").path
    let job = ActionRun.Job(failing: Set(steps))
    for (traces, options, status) in [
      (clean, ["fail-on": "error"], Int32(1)), (fault, [:], 1), ("none.jsonl", [:], 2),
    ] {
      let run = try run(["traces": traces, "sources": source].merging(options) { $1 }, job)
      #expect(run.statuses.last == status)
      let warnings = run.log.split(separator: "\n").filter {
        $0.hasPrefix("::warning title=ribs-inspect::")
      }
      #expect(warnings.contains { $0.contains("artifact") } == steps.contains("keep"))
      #expect(
        warnings.contains { $0.contains("security-events: write") }
          == steps.contains { $0.hasPrefix("upload") })
    }
  }

  @Test func `without an upload that fails there is no warning`() throws {
    for inputs in [["traces": fault], ["traces": fault, "upload-sarif": "false", "artifact": ""]] {
      #expect(try !run(inputs).log.contains("title=ribs-inspect::"))
    }
  }

  @Test(arguments: ["build", "check", "pictures"])
  func `the verdict is given whatever fails before`(step: String) throws {
    let run = try run(["traces": fault], .init(failing: [step]))
    #expect(run.statuses.last == (step == "pictures" ? 1 : 70))
    // What was written until then is kept.
    #expect(run.uses["actions/upload-artifact"]?.count == 1)
    let uploads = run.uses["github/codeql-action/upload-sarif"]?.count ?? 0
    #expect(uploads == (step == "pictures" ? 1 : 0))
  }

  @Test func `inputs may have the line endings of Windows`() throws {
    let config = try scratch.write("rules: {lost-child: off}\n".utf8, to: "config.yml")
    let traces = "\(fault)\r\n\(clean)\r\n\r\n"
    let plain = try run(["traces": traces])
    #expect(plain.outputs["check.status"] == "1")
    #expect(try kept(by: plain).filter { $0.hasSuffix(".svg") }.count == 2)
    let configured = try run([
      "traces": traces, "config": "\(config)\r", "fail-on": "error\r",
      "source-root": "\(Repository.root.path)\r",
      "sources": Repository.root.appendingPathComponent("fixtures/source/deep-link").path + "\r\n",
      "allow-incomplete": "true\r", "artifact": "trees\r",
    ])
    #expect(configured.outputs["check.status"] == "1" && !configured.log.contains("lost-child"))
    #expect(configured.log.contains("unguarded-attach"))
    #expect(try artifact(of: configured)["name"] == "trees")
  }

  @Test(arguments: ["/dev/full", "/nowhere/summary"])
  func `a job summary that cannot be written changes no verdict`(summary: String) throws {
    for (trace, status) in [(fault, Int32(1)), (clean, 0)] {
      let run = try run(["traces": trace], .init(summary: summary))
      #expect(run.statuses.last == status && run.log.contains("the job summary"))
    }
  }

  @Test func `other actions are pinned by commit, with the version beside it`() throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("uses:") }
    #expect(lines.count >= 4)
    for line in lines {
      let pinned = #/ +uses: [a-z-]+\/[a-z\/-]+@[0-9a-f]{40} # v[0-9]+\.[0-9]+\.[0-9]+/#
      #expect(line.wholeMatch(of: pinned) != nil, "\(line)")
    }
  }
}
