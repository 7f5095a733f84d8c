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
    (["check", "--format", "jsno"], "'json'"), (["check", "--format", "sarf=r.sarif"], "'sarif'"),
    (["check", "--fail-on", "eror"], "'error'"), (["render", "--format", "sgv"], "'svg'"),
    (["render", "--theme", "drak"], "'dark'"), (["render", "--design", "compre"], "'compare'"),
    (["compare", "--format", "markdwon"], "'markdown'"), (["flows", "--format", "txt"], "'text'"),
    (["log", "--format", "jason", "--id", "1"], "'json'"), (["schema", "flws"], "'flows'"),
    (["render", "--at", "10", "--focus", "Root/Boord"], "'Root/Board'"),
    (["render", "--at", "10", "--focus", "Borad", "--format", "mermaid"], "'Root/Board'"),
    (["log", "--path", "Root/Baord"], "'Root/Board'"),
  ]) func `a mistyped word or path gets the nearest one`(arguments: [String], word: String) throws {
    let traces =
      arguments[0] == "schema" ? [] : [trace] + (arguments[0] == "compare" ? [trace] : [])
    let outcome = try tool.run(arguments + traces)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("Did you mean \(word)?"), "\(outcome.errors)")
  }

  @Test func `a word that resembles none gets the list`() throws {
    let format = try tool.run(["check", trace, "--format", "yaml"]).errors
    #expect(
      format.contains("Use text, json, ndjson, sarif, junit, github, gitlab, markdown or xcode."),
      "\(format)")
    let focus = try tool.run(["render", trace, "--focus", "Nowhere"]).errors
    #expect(focus.contains("shows the tree at the end.") && !focus.contains("Did you mean"))
  }

  @Test(arguments: [
    ("1", "It has no unit. Use 1ms, 1s or 1m."),
    ("2.5", "It has no unit. Use 2.5ms, 2.5s or 2.5m."),
    ("1h", "Use a duration such as 500ms, 1.5s or 2m."),
    ("nan", "Use a duration such as 500ms, 1.5s or 2m."),
  ]) func `a duration that cannot be read says how to write one`(text: String, words: String) throws
  {
    for option in ["--grace", "--view-grace", "--stall"] {
      let outcome = try tool.run(["check", trace, "\(option)=\(text)"])
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("'\(option) <duration>': \(words)"), "\(outcome.errors)")
    }
    #expect(try tool.run(["render", trace, "--at", "1.5"]).errors.contains("a time with its unit"))
  }

  @Test(arguments: [
    ["--help"], ["help"], ["check", "--help"], ["help", "check"], ["--version"],
    ["--generate-completion-script", "bash"], ["--experimental-dump-help"], ["rules"], ["schema"],
  ]) func `what is asked for and cannot be printed is an error`(arguments: [String]) throws {
    #expect(try tool.run(arguments).status == 0)
    for output in ["/dev/full", "&-"] {
      let line = #""$0" "$@" >\#(output)"#
      let outcome = try Tool(at: "/bin/sh").run(["-c", line, tool.path] + arguments)
      #expect(outcome.status == 70 && outcome.errors.contains("cannot be written: "))
    }
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
