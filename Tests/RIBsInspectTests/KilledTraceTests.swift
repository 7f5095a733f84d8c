import Foundation
import RIBsTestSupport
import Testing

@Suite("The trace of an app that was killed")
struct KilledTraceTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let trace: String

  /// The first lines of a trace, as `head` prints them: whole lines without an `end`.
  init() throws {
    scratch = try Scratch()
    let whole = try String(
      contentsOf: Repository.fixture("home-flow/log-in-and-out"), encoding: .utf8)
    let lines = whole.split(separator: "\n").prefix(30).map { $0 + "\n" }
    trace = try scratch.write(Array(lines.joined().utf8), to: "killed.jsonl")
  }

  @Test func `is judged up to its last event, as the first lines say`() throws {
    for command in [[], ["check"]] {
      let outcome = try tool.run(command + [trace])
      #expect(outcome.status == 0)
      let head = outcome.output.split(separator: "\n").prefix(4)
      #expect(head.dropFirst().first == "✓ clean as far as the trace shows, with 1 note")
      #expect(head.last == "Judged up to event 29; the app did not end in order.")
    }
  }

  @Test func `is called clean with the same reservation on standard error`() throws {
    let outcome = try tool.run(["check", trace, "--format", "json"])
    #expect(
      outcome.errors == """
        ✓ clean as far as the trace shows, with 1 note
        Judged up to event 29; the app did not end in order.

        """)
    #expect(try tool.run(["check", trace, "--format", "json", "--quiet"]).errors.isEmpty)
  }

  @Test func `is inconclusive if the config requires an end`() throws {
    let config = try scratch.write(Array("rules: {trace-not-ended: warning}".utf8), to: "c.yml")
    let outcome = try tool.run(["check", trace, "--config", config])
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("? inconclusive: 1 warning\n"))
    let allowed = ["check", trace, "--config", config, "--allow-incomplete"]
    #expect(try tool.run(allowed).status == 0)
  }

  @Test func `has nothing to judge if no RIB came up`() throws {
    let header = #"{"type":"trace","version":1,"session":"s"}"# + "\n"
    let empty = try scratch.write(Array(header.utf8), to: "empty.jsonl")
    let outcome = try tool.run(["check", empty])
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("trace-no-ribs"))
  }
}
