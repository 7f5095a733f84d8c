import Foundation
import RIBsTestSupport
import Testing

@Suite("The flow that is drawn", .showsOutput)
struct FlowChoiceTests {
  private let tool = Tool("ribs-inspect")

  /// Two flows with the given numbers of moves.
  private func trace(_ first: Int, _ second: Int, in scratch: Scratch) throws -> String {
    func moves(_ owner: String, _ count: Int) -> String {
      var lines = "open Root \(owner)\nopen \(owner) \(owner)One\n"
      for move in 0..<count {
        let steps = move.isMultiple(of: 2) ? ["One", "Two"] : ["Two", "One"]
        lines += "close \(owner) \(owner)\(steps[0])\nopen \(owner) \(owner)\(steps[1])\n"
      }
      return lines
    }
    return try scratch.write(
      try script("root Root\n" + moves("A", first) + moves("B", second) + "end exit"),
      to: "t.jsonl")
  }

  @Test(arguments: [(5, 5, "A"), (5, 6, "B"), (6, 5, "A")])
  func `is the busiest, or the first of two equally busy ones`(
    first: Int, second: Int, drawn: String
  ) throws {
    let scratch = try Scratch()
    let trace = try trace(first, second, in: scratch)
    let outcome = try tool.run(["render", trace, "--design", "horizontal"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Drawing the flow of Root/\(drawn)."))
    let texts = XMLText(Data(outcome.output.utf8)).texts["text"] ?? []
    #expect(texts.contains("\(drawn)One") && texts.contains("\(drawn)Two"))
    let named = try tool.run(
      ["render", trace, "--design", "horizontal", "--flow", "Root/\(drawn)"])
    #expect(named.output == outcome.output && named.errors.isEmpty)
  }

  @Test func `is from the session that is named, or from the last by default`() throws {
    let scratch = try Scratch()
    let (one, other) = ("careers/sign-up", "careers/switch-tabs")
    let both = try [one, other].map { try Data(contentsOf: Repository.fixture($0)) }
    let trace = try scratch.write(both.reduce(Data(), +), to: "both.jsonl")
    for command in [["flows", trace], ["render", trace, "--design", "compare", "-q"]] {
      let first = try tool.run(command + ["--session", "1"])
      let last = try tool.run(command)
      #expect(first.status == 0 && last.status == 0 && first.output != last.output)
      #expect(try tool.run(command + ["--session", "2"]).output == last.output)
      #expect(try tool.run(command + ["--session", "3"]).status == 64)
    }
  }
}
