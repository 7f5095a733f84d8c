import Foundation
import RIBsTestSupport
import Testing

@Suite("--session")
struct SessionOptionTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  /// Three sessions. Only the second has a finding.
  private let trace: String

  init() throws {
    scratch = try Scratch()
    func session(_ name: String, _ script: String) throws -> [UInt8] {
      let header = #"{"type":"trace","version":1,"session":"\#(name)"}"#
      return try RIBsTestSupport.script("headless\nraw \(header)\n\(script)\nend exit")
    }
    trace = try scratch.write(
      try session("morning", "root Early")
        + session("noon", "root Root\nopen Root A\nhold Root.a A\nattach Root A")
        + session("2", "root Late"), to: "day.jsonl")
  }

  @Test(arguments: [
    (["--session", "morning"], 0, "Early"), (["--session", "1"], 0, "Early"),
    (["--session", "noon"], 1, "Root"), (["--session", "3"], 0, "Late"),
    (["--session", "last"], 0, "Late"), ([], 1, "Root"),
    // A name takes precedence over a number.
    (["--session", "2"], 0, "Late"),
  ]) func `judges that session alone`(option: [String], status: Int32, root: String) throws {
    let checked = try tool.run(["check", trace] + option)
    #expect(checked.status == status)
    #expect(checked.output.contains(option.isEmpty ? "3 sessions" : "1 session"))
    let summary = try tool.run([trace] + option)
    #expect(summary.output.contains("\n  \(root)\n"))
    #expect(summary.output.contains("double-attach") == (status == 1))
  }

  @Test(arguments: [["flows"], ["render", "--format", "dot"], ["log", "--path", "Early"]])
  func `chooses the session of a command about one`(command: [String]) throws {
    let first = try tool.run(command + [trace, "--session", "1"])
    #expect(first.status == 0)
    #expect(first.output.contains("morning"))
  }

  @Test func `compares those sessions alone`() throws {
    let before = ["compare", trace, trace, "--session"]
    #expect(try tool.run(before + ["noon"]).output.contains("1 unchanged"))
    #expect(try !tool.run(before + ["last"]).output.contains("unchanged"))
  }

  @Test func `is an option of every command that takes traces`() throws {
    for command in [
      "summary", "check", "render", "flows", "compare", "log", "source", "serve", "report",
      "doctor",
    ] {
      #expect(
        try tool.run([command, "--help"]).output.contains("--session <session>"), "\(command)")
    }
    // No other command names a trace among its arguments.
    for command in ["rules", "schema"] {
      #expect(try !tool.run([command, "--help"]).output.contains("<trace>"))
    }
  }

  @Test func `a report page has that session alone`() throws {
    // The page holds its sessions compressed. Two names of one session give one page.
    func page(_ session: String...) throws -> String {
      try tool.run(["report", trace] + session.flatMap { ["--session", $0] }).output
    }
    let last = try page("last")
    #expect(try last == page("3") && last == page("2"))
    #expect(try last != page() && last != page("noon"))
  }

  @Test func `with an unknown session is wrong usage and lists the known ones`() throws {
    let source = Repository.root.appendingPathComponent("fixtures/source/deep-link").path
    for command in [
      ["check"], ["render"], ["flows"], ["report"], ["log", "--id", "1"],
      ["source", source, "--trace"], [],
    ] {
      let outcome = try tool.run(command + [trace, "--session", "evening"])
      #expect(outcome.status == 64)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errors.contains("has no session 'evening'; it has morning, noon, 2."),
        "\(outcome.errors)")
    }
  }

  @Test func `leaves out the traces that do not have the session, and says so`() throws {
    let other = try scratch.write(try script("root Root"), to: "other.jsonl")
    let outcome = try tool.run(["check", other, trace, "--session", "noon"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "1 trace has no session 'noon' and is left out.\n")
    #expect(!outcome.output.contains("other.jsonl"))
    #expect(
      try tool.run(["check", other, trace, "--session", "noon", "--quiet"]).errors.isEmpty)
  }
}
