import Foundation
import RIBsTestSupport
import Testing

@Suite("Colours", .showsOutput)
struct TerminalTests {
  private static let tool = Tool("ribs-inspect")
  private static let trace = Repository.fixture("board/double-tap").path

  static let commands = [
    "'\(trace)'", "check '\(trace)'", "compare '\(trace)' '\(trace)'", "flows '\(trace)'",
    "log '\(trace)' --id 1", "rules", "rules lost-child",
  ]

  @Test(arguments: commands)
  func `are used on a terminal, unless NO_COLOR is set or output goes elsewhere`(command: String)
    throws
  {
    let line = "'\(Self.tool.path)' \(command)"
    #expect(try seenInTerminal(line).contains("\u{1B}["))
    let plain = try seenInTerminal(line, environment: ["NO_COLOR": "1"])
    #expect(!plain.isEmpty && !plain.contains("\u{1B}"))
    let piped = try seenInTerminal("\(line) | cat")
    #expect(!piped.isEmpty && !piped.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "0"], true), (["FORCE_COLOR": ""], false),
    (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false),
    (["CLICOLOR_FORCE": ""], false), (["FORCE_COLOR": "1", "TERM": "dumb"], true),
    (["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), ([:], false),
  ]) func `can be forced without a terminal, but not against NO_COLOR`(
    variables: [String: String], areUsed: Bool
  ) throws {
    let environment = ["NO_COLOR": ""].merging(variables) { $1 }
    for command in [["check", Self.trace], [Self.trace], ["rules"]] {
      let coloured = try Self.tool.run(command, environment: environment).output
      #expect(coloured.contains("\u{1B}[") == areUsed)
      // Nothing but the colours differs.
      let plain = try Self.tool.run(command, environment: ["NO_COLOR": "1"]).output
      #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }
    let scratch = try Scratch()
    let file = scratch.path("report")
    _ = try Self.tool.run(["check", Self.trace, "-o", file], environment: environment)
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("\u{1B}"))
  }

  @Test(
    arguments: [
      "check '\(trace)' -o ", "check '\(trace)' --format text=", "flows '\(trace)' -o ",
      "log '\(trace)' --id 1 -o ", "compare '\(trace)' '\(trace)' -o ",
    ]
  ) func `are not used in a file that is written from a terminal`(command: String) throws {
    let scratch = try Scratch()
    let file = scratch.path("report")
    _ = try seenInTerminal("'\(Self.tool.path)' \(command)'\(file)'")
    let report = try String(contentsOfFile: file, encoding: .utf8)
    #expect(report.contains("Board") && !report.contains("\u{1B}"))
  }
}
