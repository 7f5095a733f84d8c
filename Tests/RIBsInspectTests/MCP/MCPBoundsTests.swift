import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect mcp, bounds", .showsOutput)
struct MCPBoundsTests {
  private typealias Call = MCPConversation.Call

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func generate(_ shape: String, _ events: Int) throws {
    let outcome = try Tool("ribs-samples").run([
      "generate", "--events", "\(events)", "--shape", shape, "-o", scratch.path("t.jsonl"),
    ])
    #expect(outcome.status == 0)
  }

  /// An answer about the trace.
  private func answer(_ tool: String, _ arguments: String = "") throws -> String {
    let answer = try MCPConversation.answer(
      Call(tool, #"{"trace":"t.jsonl"\#(arguments)}"#), in: scratch.folder.path)
    #expect(answer.text.utf8.count <= 40_000 && !answer.isError)
    return answer.text
  }

  /// The offset of the next page that an answer names; nil on the last page.
  private func next(_ text: String) -> Int? {
    guard let offset = text.range(of: "Ask again with offset ") else { return nil }
    return Int(text[offset.upperBound...].prefix { $0.isNumber })
  }

  @Test("The pages of many causes have each cause once") func causes() throws {
    try generate("mistakes", 500)
    var seen: [Substring] = []
    var offset: Int? = 0
    var pages = 0
    while let start = offset, pages < 20 {
      let text = try answer("findings", #","limit":200,"offset":\#(start)"#)
      #expect(text.contains("✗ 498 errors"))
      seen += text.split(separator: "\n").filter { $0.hasPrefix("  line ") }
      offset = next(text)
      pages += 1
    }
    // The bound ends a page, not the limit.
    #expect(pages == 5 && seen.count == 498 && Set(seen).count == 498)
    let usual = try answer("findings")
    #expect(next(usual) == 20)
    #expect(usual.hasSuffix("Shown: 1 to 20 of 498 causes. Ask again with offset 20 for more.\n"))
    #expect(
      try answer("findings", #","offset":498"#).hasSuffix(
        "Nothing from offset 498 on: there are only 498 causes.\n"))
  }

  @Test("The pages of a long life have each event once, and no event is out of reach")
  func events() throws {
    try generate("fan", 2_500)
    let log = try Tool("ribs-inspect").run(
      ["log", "t.jsonl", "--id", "2", "--all"], in: scratch.folder.path
    ).output
    func events(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.contains("child Row (") }
    }
    var seen: [Substring] = []
    var offset: Int? = 0
    var pages = 0
    while let start = offset, pages < 20 {
      let text = try answer("rib", #","id":2,"limit":1000,"offset":\#(start)"#)
      #expect(text.contains("\nList (2)\n"))
      seen += events(text)
      offset = next(text)
      pages += 1
    }
    #expect(pages > 3 && seen == events(log) && seen.count > 2_400)
  }

  @Test("A deep tree is cut, and a focus shows the rest") func depth() throws {
    try generate("chain", 3_000)
    let whole = try answer("tree", #","at":"1000""#)
    #expect(whole.contains("1000 RIBs") && whole.contains("lines have no room here"))
    #expect(!whole.contains("Step (990)"))
    let path = "Root" + String(repeating: "/Step", count: 989)
    let part = try answer("tree", #","at":"1000","focus":"\#(path)","depth":3"#)
    #expect(part.contains("\nStep (990)  inactive\n└─ Step (991)  inactive\n"))
    #expect(part.contains("Step (993)  inactive, 7 more below\n") && !part.contains("Step (994)"))
  }

  @Test("A wide tree is folded, and says how much it hides") func width() throws {
    let attaches = (2...3_000).map { id in
      #"{"type":"attach","seq":\#(id),"t":\#(id),"id":\#(id),"parent":1,"rib":"Row\#(id)"}"#
    }
    let first = [
      #"{"type":"trace","version":1,"session":"s"}"#,
      #"{"type":"launch","seq":1,"t":1,"id":1,"rib":"Root"}"#,
    ]
    _ = try scratch.write(
      (first + attaches).map { $0 + "\n" }.joined().utf8, to: "t.jsonl")
    let tree = try answer("tree")
    #expect(tree.contains("\nRoot (1)  inactive, 2700 more below\n├─ Row2 (2)  inactive\n"))
    #expect(tree.split(separator: "\n").count { $0.contains("─ Row") } == 299)
    #expect(tree.contains("Ask again with focus"))
    #expect(try answer("tree", #","focus":"Root/Row2999""#).contains("\nRow2999 (2999)"))
  }

  @Test("An error that repeats what was asked is cut, between characters") func longMistakes()
    throws
  {
    let long = String(repeating: "é", count: 250_000)
    let messages = [
      MCPConversation.request(1, long), Call(long).message(2),
      Call("rule", #"{"name":"\#(long)"}"#).message(3), Call("rule", #"{"\#(long)":1}"#).message(4),
      Call("tree", #"{"trace":"t.jsonl","at":"\#(long)"}"#).message(5),
    ]
    let conversation = try MCPConversation(messages, in: scratch.folder.path)
    #expect(conversation.replies.count == messages.count)
    for reply in conversation.replies {
      #expect(reply.utf8.count < 41_000 && !reply.contains("\u{FFFD}"))
      #expect(
        reply.contains(#"é\n… The rest is cut, because an answer has at most 40000 bytes."#))
    }
  }
}
