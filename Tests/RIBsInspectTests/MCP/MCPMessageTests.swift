import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect mcp, messages", .showsOutput)
struct MCPMessageTests {
  private let tool = Tool("ribs-inspect")
  private let ping = #"{"jsonrpc":"2.0","id":"last","method":"ping"}"#
  private let pong = #"{"jsonrpc":"2.0","id":"last","result":{}}"#

  /// Sends a line and then a ping, because a server that goes on answers it.
  private func reply(to line: String) throws -> String? {
    let replies = try MCPConversation([line, ping]).replies
    #expect(replies.last == pong)
    #expect(replies.count <= 2)
    return replies.count == 2 ? replies[0] : nil
  }

  private func error(_ code: Int, id: String = "null", _ message: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":"\#(message)"}}"#
  }

  @Test(
    "A line that is not JSON is a parse error, and the server goes on",
    arguments: ["{", "hello", #"{"jsonrpc":"2.0","id":1,"method":"ping""#, "\u{0}", "{} {}", "NaN"])
  func parseError(line: String) throws {
    #expect(
      try reply(to: line)
        == error(-32700, "The line is not JSON in UTF-8. Send one JSON-RPC 2.0 message a line."))
  }

  @Test("Bytes that are not UTF-8 are a parse error") func encoding() throws {
    let line =
      Data(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF, 0xC0]
      + Data("\"}\n\(ping)\n".utf8)
    let outcome = try tool.run(["mcp"], input: line)
    #expect(outcome.output.contains("\"code\":-32700") && outcome.output.hasSuffix("\(pong)\n"))
  }

  @Test(
    "A message that is no request is an invalid request",
    arguments: [
      ("[]", "null", "Send one request a line, without batches."),
      (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, "null", "without batches."),
      ("1", "null", "not a JSON object"), ("null", "null", "not a JSON object"),
      ("{}", "null", "The message has no \\\"jsonrpc\\\": \\\"2.0\\\"."),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "1", "no \\\"jsonrpc\\\""),
      (#"{"jsonrpc":"2.0","id":7}"#, "7", "has no method"),
      (#"{"jsonrpc":"2.0","id":7,"method":3}"#, "7", "has no method"),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, "null", "The id is neither"),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, "null", "The id is neither"),
      (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, "null", "The id is neither"),
    ]) func invalidRequest(line: String, id: String, words: String) throws
  {
    let reply = try #require(try reply(to: line))
    #expect(reply.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32600,"#), "\(reply)")
    #expect(reply.contains(words), "\(reply)")
  }

  @Test("Deep JSON is refused and does not crash the server")
  func depth() throws {
    for deep in ["[", #"{"a":"#] {
      let line = String(repeating: deep, count: 1_000_000 / deep.utf8.count)
      #expect(try #require(try reply(to: line)).contains("\"code\":-32700"))
    }
    let params = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let call = MCPConversation.request(
      1, "tools/call", #"{"name":"rule","arguments":{"name":\#(params)}}"#)
    #expect(try #require(try reply(to: call)).contains("must be a string"))
  }

  @Test("Each id comes back as it is") func ids() throws {
    for id in ["0", "-5", "9007199254740993", #""a\"b""#, #""""#, #""é""#] {
      let line = #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#
      #expect(try reply(to: line) == #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#)
    }
  }

  @Test("Notifications and answers get no reply") func silence() throws {
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"last"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/none"}"#,
      #"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"rule"}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no"}}"#, "", "   ", "\r",
    ] {
      #expect(try reply(to: line) == nil, "\(line)")
    }
  }

  @Test("An unknown method is named") func unknownMethod() throws {
    for method in ["resources/list", "prompts/list", "initialise", ""] {
      let reply = try #require(try reply(to: MCPConversation.request(1, method)))
      #expect(reply.contains("\"code\":-32601") && reply.contains("no method '\(method)'"))
    }
  }

  @Test(
    "A method without its parameters says what it needs",
    arguments: [
      ("initialize", nil, "protocolVersion"), ("initialize", "{}", "protocolVersion"),
      ("initialize", #"{"protocolVersion":1}"#, "protocolVersion"),
      ("tools/call", nil, "'name'"), ("tools/call", "[]", "'name'"), ("tools/call", "{}", "'name'"),
      ("tools/call", #"{"name":"rule","arguments":[]}"#, "'arguments', an object"),
      ("tools/call", #"{"name":"rule","arguments":{"name":5}}"#, "must be a string"),
    ] as [(String, String?, String)])
  func parameters(method: String, params: String?, words: String) throws {
    let reply = try #require(try reply(to: MCPConversation.request(1, method, params)))
    #expect(reply.contains("\"code\":-32602") && reply.contains(words), "\(reply)")
  }

  @Test(
    "The server speaks the client's version, or else its newest",
    arguments: [
      ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"),
      ("2099-01-01", "2025-06-18"), ("", "2025-06-18"),
    ]) func version(asked: String, spoken: String) throws
  {
    let hello = MCPConversation.request(1, "initialize", #"{"protocolVersion":"\#(asked)"}"#)
    #expect(try #require(try reply(to: hello)).contains(#""protocolVersion":"\#(spoken)""#))
  }

  @Test("A line of more than 1 MB is refused, and one of 1 MB is read") func longLines() throws {
    func call(_ bytes: Int) -> String {
      let empty = MCPConversation.request(1, "x").utf8.count
      return MCPConversation.request(1, String(repeating: "x", count: bytes - empty + 1))
    }
    #expect(try #require(try reply(to: call(1 << 20))).contains("\"code\":-32601"))
    let refused = error(
      -32600, "The line is longer than 1048576 bytes. Send a shorter message.")
    #expect(try reply(to: call(1 << 20 + 1)) == refused)
    #expect(try reply(to: call(5_000_000)) == refused)
  }

  @Test("The last message needs no line end, and a line may end as on Windows") func lineEnds()
    throws
  {
    #expect(try tool.run(["mcp"], input: Data(ping.utf8)).output == pong + "\n")
    let both = try tool.run(["mcp"], input: Data("\(ping)\r\n\(ping)".utf8))
    #expect(both.output == "\(pong)\n\(pong)\n")
    let nothing = try tool.run(["mcp"], input: Data())
    #expect(nothing.status == 0 && nothing.output.isEmpty && nothing.errors.isEmpty)
  }

  @Test("Wrong usage ends the command before it reads") func usage() throws {
    let scratch = try Scratch()
    let file = try scratch.write([], to: "file")
    for (path, words) in [
      (scratch.path("none"), "no such file or folder"), (file, "this is not a folder"),
    ] {
      let outcome = try tool.run(["mcp", path], input: Data(ping.utf8))
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("ribs-inspect: \(path): ") && outcome.errors.contains(words))
    }
  }

  @Test("A client that goes away ends the server without a word") func ends() throws {
    // Their answers do not fit into a pipe. What the shell says of its own pipe does not count.
    let script = """
      for i in {1..20000}; do echo "$1"; done 2>/dev/null | "$0" mcp | head -1
      echo "ended with ${PIPESTATUS[1]}"
      """
    let gone = try Tool(at: "/bin/bash").run(["-c", script, tool.path, ping])
    #expect(gone.output == "\(pong)\nended with 0\n" && gone.errors.isEmpty)
    let closed = try Tool(at: "/bin/sh").run(
      ["-c", #"echo "$1" | "$0" mcp >&-; echo "ended with $?""#, tool.path, ping])
    #expect(closed.output == "ended with 70\n")
    #expect(closed.errors.contains("standard output cannot be written"))
  }

  @Test("A signal ends the server while it waits", arguments: [SIGINT, SIGTERM])
  func signals(number: Int32) throws {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: tool.path)
    process.arguments = ["mcp"]
    process.standardInput = input
    process.standardOutput = output
    try process.run(ignoring: number, false)
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    try input.fileHandleForWriting.write(contentsOf: Data("\(ping)\n".utf8))
    // Its answer shows that it has begun.
    #expect(output.fileHandleForReading.availableData == Data("\(pong)\n".utf8))
    kill(process.processIdentifier, number)
    let deadline = Date(timeIntervalSinceNow: 60)
    while process.isRunning, Date() < deadline { usleep(10_000) }
    #expect(!process.isRunning && process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(output.fileHandleForReading.availableData.isEmpty)
  }
}
