import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect check --baseline", .showsOutput)
struct BaselineTests {
  private let tool = Tool("ribs-inspect")
  private let traces = Repository.root.appendingPathComponent("fixtures/careers").path

  @Test func `causes in the baseline are clean, and new causes are not`() throws {
    let scratch = try Scratch()
    let file = scratch.path("baseline.json")
    let written = try tool.run(["check", traces, "--write-baseline", file])
    #expect(written.status == 0)
    #expect(written.errors.contains("wrote a baseline with "))
    #expect(written.output.contains("✓"))
    let checked = try tool.run(["check", traces, "--baseline", file, "--strict-baseline"])
    #expect(checked.status == 0, "\(checked.output)")
    #expect(checked.output.contains("in the baseline"))
    let new = Repository.fixture("home-flow/back-goes-forward").path
    #expect(try tool.run(["check", traces, new, "--baseline", file]).status == 1)
  }

  @Test func `an entry that no longer happens is reported, and fails a strict check`() throws {
    let scratch = try Scratch()
    let file = scratch.path("baseline.json")
    _ = try tool.run(["check", traces, "--write-baseline", file])
    let clean = Repository.fixture("careers/switch-tabs").path
    let checked = try tool.run(["check", clean, "--baseline", file])
    #expect(checked.status == 0 && checked.output.contains("no longer happens"))
    let strict = try tool.run(["check", clean, "--baseline", file, "--strict-baseline"])
    #expect(strict.status == 1 && strict.output.contains("✗ the baseline is out of date"))
  }

  @Test func `an entry whose RIB never came up stays, and fails no strict check`() throws {
    let scratch = try Scratch()
    let file = scratch.path("baseline.json")
    _ = try tool.run(["check", traces, "--write-baseline", file])
    let elsewhere = Repository.fixture("board/open-and-back").path
    let strict = try tool.run(["check", elsewhere, "--baseline", file, "--strict-baseline"])
    #expect(strict.status == 0 && !strict.output.contains("no longer happens"), "\(strict.output)")
  }

  @Test func `no baseline is written if a trace cannot be used`() throws {
    let scratch = try Scratch()
    let file = scratch.path("baseline.json")
    let outcome = try tool.run(["check", traces, "none.jsonl", "--write-baseline", file])
    #expect(outcome.status == 2 && outcome.errors.contains("no baseline was written"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).isEmpty)
  }

  @Test func `a missing baseline is an error that says how to write it`() throws {
    let outcome = try tool.run(["check", traces, "--baseline", "none.json"])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("none.json") && outcome.errors.contains("--write-baseline"))
    #expect(try tool.run(["check", traces, "--strict-baseline"]).status == 64)
  }

  @Test func `a baseline does not make an incomplete trace clean`() throws {
    let scratch = try Scratch()
    let torn = try scratch.write(
      try script("root Root\nopen Root A\nclose Root A\ndetach Root A\ntorn {"), to: "t.jsonl")
    let file = scratch.path("baseline.json")
    #expect(try tool.run(["check", torn, "--write-baseline", file]).status == 3)
    #expect(try tool.run(["check", torn, "--baseline", file]).status == 3)
  }
}
