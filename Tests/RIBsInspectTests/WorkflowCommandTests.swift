import Foundation
import RIBsTestSupport
import Testing

/// GitHub's runner executes commands in the output of a step: lines that begin with `::` after white space, or that
/// contain `##[`. A name in a trace must never produce such a line.
@Suite("Names that are workflow commands")
struct WorkflowCommandTests {
  private static let names = [
    "::error::x", "##[group]x", "\n::warning file=a.swift::y", "a ::stop-commands::t", "::",
    "x\r\n##[endgroup]", "\u{3000}::add-mask::e", ":\u{200B}:debug::z", "#\u{2060}#[error]w",
    "A::B",
  ]

  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let trace: String

  init() throws {
    scratch = try Scratch()
    func quoted(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
    var lines = [
      #"{"type":"trace","version":1,"session":\#(try quoted("::group::s")),"app":\#(try quoted("##[debug]app"))}"#
    ]
    func add(_ type: String, _ rest: String) {
      let seq = lines.count
      lines.append(#"{"type":"\#(type)","seq":\#(seq),"t":\#(seq)000000000,\#(rest)}"#)
    }
    for (index, text) in Self.names.enumerated() {
      let (name, root) = (try quoted(text), 10 * index + 1)
      let at = try quoted("\(text):7")
      add("create", #""id":\#(root),"rib":\#(name),"kind":"launch""#)
      add("launch", #""id":\#(root)"#)
      for child in root + 1...root + 3 {
        let own = try quoted("\(text) \(child)")
        add("create", #""id":\#(child),"rib":\#(own),"kind":"viewable""#)
        add("attach", #""id":\#(child),"parent":\#(root),"at":\#(at)"#)
        add("attach", #""id":\#(child),"parent":\#(root),"at":\#(at)"#)
        add("hold", #""id":\#(child),"parent":\#(root),"property":\#(name)"#)
        add("leak", #""id":\#(child),"object":\#(name),"name":\#(name),"waited":1"#)
        add("detach", #""id":\#(child),"parent":\#(root),"at":\#(at),"cause":"call""#)
      }
      add("mark", #""name":\#(name)"#)
      add("workflow", #""workflow":\#(root),"name":\#(name),"phase":"start""#)
    }
    add("settle", #""thread":"::t""#)
    lines.append(#"{"type":"::unknown","seq":\#(lines.count),"t":\#(lines.count)000000000}"#)
    lines.append(
      #"{"type":"end","seq":\#(lines.count),"t":\#(lines.count)000000000,"reason":"::x"}"#)
    trace = try scratch.write((lines.joined(separator: "\n") + "\n").utf8, to: "::error::t.jsonl")
  }

  /// The lines that the runner would execute.
  private func commands(in text: String) -> [String] {
    let visible = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
    return visible.split(whereSeparator: \.isNewline).filter { line in
      line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains("##[")
    }.map(String.init)
  }

  private static let reports = [
    [], ["summary"], ["check"], ["check", "--format", "json"], ["check", "--format", "sarif"],
    ["check", "--format", "junit"], ["check", "--format", "gitlab"],
    ["check", "--format", "markdown"], ["check", "--all", "--fail-on", "info"],
    ["flows"], ["flows", "--format", "json"], ["flows", "--flow", "::none"],
    ["log", "--id", "2"], ["log", "--id", "12"], ["log", "--id", "2", "--format", "json"],
    ["log", "--id", "7"], ["log", "--path", "::none"],
    ["render"], ["render", "--format", "dot"], ["render", "--format", "json"],
    ["render", "--format", "mermaid"], ["render", "--design", "compare"],
    ["render", "--at", "mark:::none"], ["render", "--session", "::none"],
  ]

  @Test(arguments: reports)
  func `no line of a report is a command, on either stream`(arguments: [String]) throws {
    let words = arguments.first.map { [$0] } ?? []
    let outcome = try tool.run(words + [trace] + arguments.dropFirst())
    #expect(!(outcome.output + outcome.errors).isEmpty)
    #expect(commands(in: outcome.output) == [])
    #expect(commands(in: outcome.errors) == [])
  }

  @Test(arguments: [["text"], ["json"], ["markdown"]])
  func `no line of a comparison is a command`(format: [String]) throws {
    let other = Repository.fixture("board/double-tap").path
    for sides in [[trace, other], [other, trace], [trace, trace]] {
      let outcome = try tool.run(["compare"] + sides + ["--format"] + format)
      #expect(!outcome.output.isEmpty)
      #expect(commands(in: outcome.output) + commands(in: outcome.errors) == [])
    }
  }

  @Test func `annotations are the only commands`() throws {
    let outcome = try tool.run(["check", trace, "--format", "github"])
    let commands = commands(in: outcome.output)
    #expect(commands.count == outcome.output.split(whereSeparator: \.isNewline).count)
    #expect(
      commands.allSatisfy { line in
        ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
          && !line.contains("##[")
      })
  }

  @Test func `JSON is unchanged, because it can escape`() throws {
    let outcome = try tool.run(["check", trace, "--format", "json"])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let sessions = try #require(report["sessions"] as? [[String: Any]])
    #expect(sessions.first?["app"] as? String == "##[debug]app")
    #expect(sessions.first?["session"] as? String == "::group::s")
  }
}
