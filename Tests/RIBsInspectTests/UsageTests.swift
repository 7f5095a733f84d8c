import Foundation
import RIBsTestSupport
import Testing

@Suite("Wrong usage")
struct UsageTests {
  private let tool = Tool("ribs-inspect")
  private let trace = Repository.fixture("board/open-and-back").path

  @Test(arguments: [
    ("chek", "check"), ("sumary", "summary"), ("rendr", "render"), ("comapre", "compare"),
    ("flow", "flows"), ("rule", "rules"),
  ]) func `a mistyped command gets a suggestion`(word: String, command: String) throws {
    for arguments in [[word], [word, trace]] {
      let outcome = try tool.run(arguments)
      #expect(outcome.status == 64)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errors.contains(
          "There is no command or trace '\(word)'. Did you mean 'ribs-inspect \(command)'?"),
        "\(outcome.errors)")
    }
  }

  @Test func `a trace is a trace even if its name resembles a command`() throws {
    let scratch = try Scratch()
    let data = try Data(contentsOf: URL(fileURLWithPath: trace))
    _ = try scratch.write(data, to: "chek")
    #expect(try tool.run(["chek"], in: scratch.folder.path).status == 0)
    #expect(try tool.run(["chek.jsonl"], in: scratch.folder.path).status == 2)
  }

  @Test func `a mistyped option, rule or rule's id gets a suggestion`() throws {
    let option = try tool.run(["check", trace, "--alow-incomplete"])
    #expect(option.status == 64)
    #expect(option.errors.contains("Did you mean '--allow-incomplete'?"))
    let rule = try tool.run(["rules", "lost-chld"])
    #expect(rule.status == 64)
    #expect(rule.errors.contains("There is no rule 'lost-chld'. Did you mean 'lost-child'?"))
  }

  @Test(arguments: [
    ["check", "--nothing"], ["check", "T", "--session", "none"], ["render", "T", "--depth", "-1"],
    ["render", "T", "--focus", "Nowhere"], ["flows", "T", "--flow", "Nowhere"],
    ["log", "T", "--id", "99"], ["log", "T"], ["compare", "-", "-"], ["rules", "none-such"],
    ["schema", "none-such"],
  ]) func `an error shows the usage of its own command`(arguments: [String]) throws {
    let outcome = try tool.run(arguments.map { $0 == "T" ? trace : $0 })
    #expect(outcome.status == 64)
    let command = try #require(arguments.first)
    #expect(outcome.errors.contains("\nUsage: ribs-inspect \(command) "), "\(outcome.errors)")
    #expect(outcome.errors.contains("See 'ribs-inspect \(command) --help'"), "\(outcome.errors)")
    #expect(outcome.errors.components(separatedBy: "Usage: ").count == 2, "\(outcome.errors)")
  }
}
