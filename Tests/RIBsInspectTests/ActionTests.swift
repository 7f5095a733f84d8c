import Foundation
import TestSupport
import Testing

@Suite("The GitHub Action")
struct ActionTests {
  private let tool = Tool("ribs-inspect")

  private func run(_ inputs: [String: String], in scratch: Scratch) throws -> ActionRun {
    var inputs = inputs
    inputs["executable"] = tool.path
    return try ActionRun(
      at: Repository.root.appendingPathComponent("action.yml"), inputs: inputs, in: scratch)
  }

  @Test func `fails on findings, after everything was written`() throws {
    let scratch = try Scratch()
    let run = try run(
      [
        "traces":
          "\(Repository.root.path)/fixtures/home-flow\n\(Repository.fixture("board/double-tap").path)\n"
      ], in: scratch)
    #expect(run.statuses == [0, 0, 0, 1])
    #expect(run.outputs["check.status"] == "1")
    #expect(run.log.contains("::error file="))
    let sarif = try #require(run.outputs["check.sarif"])
    #expect(try String(contentsOfFile: sarif, encoding: .utf8).contains("lost-child"))
    #expect(run.summary.contains("lost-child"))
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: try #require(run.outputs["pictures.folder"])
    ).filter { $0.hasSuffix(".svg") }.sorted()
    #expect(
      pictures == [
        "001-back-goes-forward.svg", "002-left-behind.svg", "003-log-in-and-out.svg",
        "004-double-tap.svg",
      ])
    // A click leads to the line in the very commit.
    let picture = try #require(run.outputs["pictures.folder"]) + "/" + (pictures.first ?? "")
    #expect(
      try String(contentsOfFile: picture, encoding: .utf8).contains(
        "\"https://git.example/acme/app/blob/0a1b2c/Sources/SampleApps/"))
    // What is uploaded is what was written.
    #expect(run.uploads["github/codeql-action/upload-sarif@v3"]?["sarif_file"] == sarif)
    let artifact = try #require(run.uploads["actions/upload-artifact@v4"])
    #expect(
      artifact["path"] == run.outputs["pictures.folder"] && artifact["name"] == "ribs-inspect")
  }

  @Test func `passes what is clean, and what its inputs let pass`() throws {
    let scratch = try Scratch()
    let clean = Repository.fixture("board/open-and-back").path
    #expect(try run(["traces": clean], in: scratch).statuses == [0, 0, 0, 0])
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

  @Test func `each input is documented and used`() throws {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent("action.yml"), encoding: .utf8)
    let action = try ActionFile(text)
    #expect(action.inputs.count >= 8)
    for input in action.inputs {
      #expect(!input.description.isEmpty)
      #expect(text.contains("inputs.\(input.name)"), "\(input.name)")
    }
  }
}
