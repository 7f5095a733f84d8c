import Foundation
import RIBsTestSupport
import Testing

/// Compares whole conversations with files that people have read. `RECORD_GOLDEN=1` records them anew.
@Suite("ribs-inspect mcp, conversations", .showsOutput)
struct MCPTranscriptTests {
  private typealias Call = MCPConversation.Call

  private func expect(_ messages: [String], _ name: String) throws {
    let conversation = try MCPConversation(messages)
    #expect(conversation.outcome.status == 0 && conversation.outcome.errors.isEmpty)
    try expectGolden(conversation.transcript, name)
  }

  private func expect(_ calls: [Call], _ name: String) throws {
    try expect(calls.enumerated().map { $1.message($0 + 1) }, name)
  }

  @Test("A client says hello and asks for the tools") func greeting() throws {
    try expect(
      [
        MCPConversation.request(
          1, "initialize",
          #"{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}"#
        ),
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        MCPConversation.request(2, "tools/list"),
        MCPConversation.request(3, "ping"),
      ], "greeting.txt")
  }

  @Test("An assistant follows a lost child through a trace") func trace() throws {
    let trace = #""trace":"home-flow/back-goes-forward.jsonl""#
    try expect(
      [
        Call("findings", "{\(trace)}"),
        Call("tree", "{\(trace)}"),
        Call("tree", #"{\#(trace),"at":"mark:logged in"}"#),
        Call("tree", #"{\#(trace),"at":"40","focus":"Root/HomeFlow","depth":0}"#),
        Call("rib", #"{\#(trace),"id":6}"#),
        Call("rib", #"{\#(trace),"path":"Root/HomeFlow/Random","limit":3,"offset":7}"#),
        Call("rule", #"{"name":"lost-child"}"#),
      ], "trace.txt")
  }

  @Test("An assistant asks for all rules and for hazards in the source") func source() throws {
    let paths = #""paths":["source/home-flow"]"#
    try expect(
      [
        Call("rule"),
        Call("source", #"{\#(paths),"limit":2}"#),
        Call("source", #"{\#(paths),"limit":2,"offset":10}"#),
        Call("source", #"{\#(paths),"rule":"unstored-child"}"#),
        Call("rule", #"{"name":"unstored-child"}"#),
      ], "source.txt")
  }

  @Test("What an assistant gets wrong is answered with the remedy") func mistakes() throws {
    let trace = #""trace":"home-flow/back-goes-forward.jsonl""#
    try expect(
      [
        Call("finding"),
        Call("findings"),
        Call("findings", #"{"trce":"x"}"#),
        Call("findings", #"{\#(trace),"limit":0}"#),
        Call("findings", #"{\#(trace),"severity":"bad"}"#),
        Call("findings", #"{\#(trace),"rule":"lostchild"}"#),
        Call("findings", #"{\#(trace),"rule":"unstored-child"}"#),
        Call("findings", #"{\#(trace),"session":"2"}"#),
        Call("findings", #"{\#(trace),"offset":5}"#),
        Call("findings", #"{"trace":"home-flow"}"#),
        Call("findings", #"{"trace":"home-flow/none.jsonl"}"#),
        Call("findings", #"{"trace":"source/home-flow/EXPECTED.md"}"#),
        Call("findings", #"{"trace":"../Package.swift"}"#),
        Call("tree", #"{\#(trace),"at":"yesterday"}"#),
        Call("tree", #"{\#(trace),"at":"999"}"#),
        Call("tree", #"{\#(trace),"at":"mark:none"}"#),
        Call("tree", #"{\#(trace),"focus":"Root/Homeflow"}"#),
        Call("rib", #"{\#(trace)}"#),
        Call("rib", #"{\#(trace),"id":99}"#),
        Call("rib", #"{\#(trace),"path":"Root/Radom"}"#),
        Call("rule", #"{"name":"no-such-rule"}"#),
        Call("source", #"{"paths":"source"}"#),
        Call("source", #"{"paths":["none"]}"#),
        Call("source", #"{"paths":["home-flow"]}"#),
      ], "mistakes.txt")
  }

  @Test("The answers are those of the other commands") func sameAnswers() throws {
    let tool = Tool("ribs-inspect")
    let folder = Repository.root.appendingPathComponent("fixtures").path
    for fixture in ["home-flow/back-goes-forward.jsonl", "board/double-tap.jsonl"] {
      let answers = try MCPConversation.answers([
        Call("findings", #"{"trace":"\#(fixture)"}"#),
        Call("rib", #"{"trace":"\#(fixture)","id":1,"limit":1000}"#),
      ])
      let check = try tool.run(["check", fixture], in: folder).output
      #expect(answers[0].text.hasPrefix(check) && check.contains("error"))
      let log = try tool.run(["log", fixture, "--id", "1"], in: folder).output
      #expect(answers[1].text.hasPrefix(log) && !log.isEmpty)
    }
    let rules = try tool.run(["rules", "double-attach"], in: folder).output
    #expect(try MCPConversation.answer(Call("rule", #"{"name":"double-attach"}"#)).text == rules)
  }
}
