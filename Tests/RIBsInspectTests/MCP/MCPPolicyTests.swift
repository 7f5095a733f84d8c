import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect mcp, the team's policy", .showsOutput)
struct MCPPolicyTests {
  private typealias Call = MCPConversation.Call

  private let scratch: Scratch
  private let findings = Call("findings", #"{"trace":"trace.jsonl"}"#)

  init() throws {
    scratch = try Scratch()
    let trace = try Data(contentsOf: Repository.fixture("home-flow/back-goes-forward"))
    _ = try scratch.write(trace, to: "trace.jsonl")
  }

  private func answer(_ call: Call, _ options: [String] = []) throws -> MCPConversation.Answer {
    try MCPConversation.answer(call, options, in: scratch.folder.path)
  }

  @Test("Suppressions, severities and the baseline apply as in check") func policy() throws {
    let suppression = """
      suppress:
        - rule: lost-child
          path: Root/HomeFlow/Random
          reason: known
      """
    _ = try scratch.write(suppression.utf8, to: ".ribs-inspect.yml")
    #expect(try answer(findings).text.contains("Not counted: 1 suppressed by the config."))
    #expect(try answer(findings).text.contains("No cause."))
    #expect(try !answer(Call("tree", #"{"trace":"trace.jsonl"}"#)).text.contains("✗"))
    _ = try scratch.write("rules: {lost-child: warning}\n".utf8, to: ".ribs-inspect.yml")
    #expect(try answer(findings).text.contains("\nwarning  lost-child "))
    #expect(
      try answer(Call("findings", #"{"trace":"trace.jsonl","severity":"error"}"#)).text
        .contains("No such cause."))
    _ = try scratch.write([], to: ".ribs-inspect.yml")
    let baseline = scratch.path("baseline.json")
    let written = try Tool("ribs-inspect").run(
      ["check", "trace.jsonl", "--write-baseline", baseline], in: scratch.folder.path)
    #expect(written.status == 0)
    #expect(
      try answer(findings, ["--baseline", baseline]).text.contains(
        "Not counted: 1 in the baseline."))
    #expect(try answer(findings).text.contains("\nerror  lost-child "))
  }

  @Test("A broken config or baseline is answered with its line") func broken() throws {
    let missing = try answer(findings, ["--baseline", "none.json"])
    #expect(missing.isError && missing.text.hasPrefix("none.json: the baseline cannot be read."))
    _ = try scratch.write("\ngrace: soon\n".utf8, to: ".ribs-inspect.yml")
    for call in [findings, Call("source"), Call("rib", #"{"trace":"trace.jsonl","id":1}"#)] {
      let answer = try answer(call)
      #expect(answer.isError && answer.text.hasPrefix(".ribs-inspect.yml:2: "), "\(answer.text)")
    }
    #expect(try !answer(Call("rule")).isError)
  }

  @Test("A server that is started elsewhere finds the config above the first folder")
  func elsewhere() throws {
    _ = try scratch.write("rules: {lost-child: off}\n".utf8, to: ".ribs-inspect.yml")
    let trace = try Data(contentsOf: Repository.fixture("home-flow/back-goes-forward"))
    let path = try scratch.write(trace, to: "traces/t.jsonl")
    let other = try Scratch()
    func findings() throws -> String {
      try MCPConversation.answer(
        Call("findings", #"{"trace":"\#(path)"}"#), [scratch.path("traces")],
        in: other.folder.path
      ).text
    }
    #expect(try findings().contains("No cause."))
    // The working directory's config goes first.
    _ = try other.write([], to: ".ribs-inspect.yml")
    #expect(try findings().contains("error  lost-child"))
  }

  @Test("The config and the trace are read again for each answer") func fresh() throws {
    // The server waits for the rest of its input while the files change.
    let script = """
      mkfifo pipe
      "$0" mcp <pipe >replies &
      exec 3>pipe
      ask() {
        echo "$1" >&3
        i=0
        until [ "$(wc -l <replies)" -ge $2 ] || [ $i -ge 600 ]; do sleep 0.1; i=$((i + 1)); done
      }
      ask "$1" 1
      echo 'rules: {lost-child: off}' >.ribs-inspect.yml
      ask "$1" 2
      cp "$2" trace.jsonl
      ask "$1" 3
      exec 3>&-
      wait $!
      cat replies
      """
    let outcome = try Tool(at: "/bin/bash").run(
      [
        "-c", script, Tool("ribs-inspect").path, findings.message(1),
        Repository.fixture("board/open-and-back").path,
      ], in: scratch.folder.path)
    let replies = outcome.output.split(separator: "\n")
    try #require(replies.count == 3 && outcome.status == 0)
    #expect(replies[0].contains("error  lost-child"))
    #expect(replies[1].contains("No cause.") && replies[1].contains("home-flow"))
    #expect(replies[2].contains("No cause.") && replies[2].contains("board"))
  }
}
