import Foundation
import RIBsTestSupport
import Testing

/// A client's messages to `ribs-inspect mcp`, and what it answers.
struct MCPConversation {
  /// A call of a tool, as a client writes it.
  struct Call {
    let tool: String
    let arguments: String

    /// - Parameter arguments: A JSON object.
    init(_ tool: String, _ arguments: String = "{}") {
      (self.tool, self.arguments) = (tool, arguments)
    }

    func message(_ id: Int) -> String {
      MCPConversation.request(
        id, "tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
    }
  }

  /// What a tool answered.
  struct Answer {
    let text: String
    let isError: Bool
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A request as a client writes it.
  static func request(_ id: Int, _ method: String, _ params: String? = nil) -> String {
    let params = params.map { ",\"params\":\($0)" } ?? ""
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"\#(params)}"#
  }

  private let sent: [String]
  let outcome: Tool.Outcome
  /// The lines that the server wrote.
  let replies: [String]

  /// - Parameters:
  ///   - messages: Lines without line ends.
  ///   - folder: Where the server runs.
  init(
    _ messages: [String], _ options: [String] = [],
    in folder: String = Repository.root.appendingPathComponent("fixtures").path
  ) throws {
    sent = messages
    outcome = try Tool("ribs-inspect").run(
      ["mcp"] + options, in: folder,
      input: Data(messages.map { $0 + "\n" }.joined().utf8), limit: 300)
    replies = outcome.output.split(separator: "\n").map(String.init)
  }

  /// What the tools answer to calls.
  static func answers(
    _ calls: [Call], _ options: [String] = [],
    in folder: String = Repository.root.appendingPathComponent("fixtures").path
  ) throws -> [Answer] {
    let conversation = try MCPConversation(
      calls.enumerated().map { $1.message($0) }, options, in: folder)
    #expect(conversation.outcome.status == 0 && conversation.outcome.errors.isEmpty)
    try #require(conversation.replies.count == calls.count)
    return try conversation.replies.map { reply in
      guard let answer = answer(in: reply) else { throw Failure(description: reply) }
      return answer
    }
  }

  /// What a tool answers.
  static func answer(
    _ call: Call, _ options: [String] = [],
    in folder: String = Repository.root.appendingPathComponent("fixtures").path
  ) throws -> Answer {
    try answers([call], options, in: folder)[0]
  }

  /// The text of a reply to `tools/call`; nil for another reply.
  private static func answer(in reply: String) -> Answer? {
    let object = try? JSONSerialization.jsonObject(with: Data(reply.utf8)) as? [String: Any]
    guard let result = object?["result"] as? [String: Any],
      let content = (result["content"] as? [[String: Any]])?.first, let text = content["text"]
    else { return nil }
    return Answer(text: text as? String ?? "", isError: result["isError"] as? Bool ?? false)
  }

  /// The conversation for people: what was sent, what came back, and the text of answers line by line.
  var transcript: String {
    var lines = sent.map { "→ \($0)" } + [""]
    for reply in replies {
      guard let answer = Self.answer(in: reply) else {
        lines.append("← " + reply.replacing("},{\"name\"", with: "},\n  {\"name\""))
        continue
      }
      lines.append("← \(Self.id(of: reply))\(answer.isError ? ", isError" : "")")
      lines += answer.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "  |" : "  | \($0)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func id(of reply: String) -> String {
    let object = try? JSONSerialization.jsonObject(with: Data(reply.utf8)) as? [String: Any]
    return "\(object?["id"] ?? "no id")"
  }
}
