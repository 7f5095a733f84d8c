import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect log", .showsOutput)
struct LogTests {
  private let tool = Tool("ribs-inspect")
  private let trace = Repository.fixture("home-flow/back-goes-forward").path

  @Test func `a RIB is named by its number or its path`() throws {
    let one = try tool.run(["log", trace, "--id", "6"])
    #expect(one.status == 0 && one.errors.isEmpty)
    #expect(one.output.contains("\nRandom (6)\n") && one.output.contains("✗ lost-child"))
    let all = try tool.run(["log", trace, "--path", "Root/HomeFlow/Random"])
    #expect(all.status == 0 && all.output.contains("4 RIBs, one after the other"))
    for id in 5...8 { #expect(all.output.contains("\nRandom (\(id))\n")) }
    let piped = try tool.run(
      ["log", "-", "--id", "6"], input: try Data(contentsOf: URL(fileURLWithPath: trace)))
    #expect(piped.status == 0)
    // Everything except the trace's name.
    func life(_ output: String) -> Substring? {
      output.range(of: "\nRandom (6)\n").map { output[$0.lowerBound...] }
    }
    #expect(life(piped.output) == life(one.output) && life(one.output) != nil)
  }

  @Test func `an unknown RIB is an error that lists its neighbours`() throws {
    func complaint(_ arguments: [String]) throws -> String {
      let outcome = try tool.run(["log", trace] + arguments)
      #expect(outcome.status == 64 && outcome.output.isEmpty)
      return outcome.errors
    }
    #expect(try complaint(["--id", "99"]).contains("The nearest numbers are 8, Random."))
    #expect(try complaint(["--path", "Random"]).contains("Did you mean 'Root/HomeFlow/Random'?"))
    #expect(
      try complaint(["--path", "Root/HomeFlow/Radom"]).contains(
        "Did you mean 'Root/HomeFlow/Random'?"))
    #expect(try complaint(["--path", "Zzz"]).contains("It has 'Root', 'Root/Login'"))
    #expect(try complaint([]).contains("--id or --path"))
    #expect(try complaint(["--id", "1", "--path", "Root"]).contains("--id or --path"))
  }

  @Test func `a session is chosen as for pictures`() throws {
    let scratch = try Scratch()
    let both = ["board/open-and-back", "board/double-tap"]
    let data = try both.map { try Data(contentsOf: Repository.fixture($0)) }.reduce(Data(), +)
    let trace = try scratch.write(data, to: "both.jsonl")
    let last = try tool.run(["log", trace, "--id", "1"])
    #expect(last.output.contains("board/double-tap\n"))
    let first = try tool.run(["log", trace, "--id", "1", "--session", "1"])
    #expect(first.output.contains("board/open-and-back\n"))
    #expect(try tool.run(["log", trace, "--id", "1", "--session", "3"]).status == 64)
  }

  @Test func `it goes to a file, and as JSON`() throws {
    let scratch = try Scratch()
    let shown = try tool.run(["log", trace, "--id", "6", "--format", "json"])
    let file = scratch.path("log.json")
    let written = try tool.run(["log", trace, "--id", "6", "--format", "json", "-o", file])
    #expect(shown.status == 0 && written.status == 0 && written.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == shown.output)
    #expect(try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) is [String: Any])
  }

  @Test func `a trace that cannot be used is reported as by every command`() throws {
    let scratch = try Scratch()
    let missing = try tool.run(["log", scratch.path("none.jsonl"), "--id", "1"])
    #expect(missing.status == 2 && missing.errors.contains("no such file"))
    let folder = try tool.run([
      "log", Repository.root.appendingPathComponent("fixtures").path, "--id", "1",
    ])
    #expect(folder.status == 2 && folder.errors.contains("Give one of them."))
  }
}
