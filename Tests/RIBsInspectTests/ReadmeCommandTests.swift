import Foundation
import RIBsTestSupport
import Testing

@Suite("The commands in the README", .showsOutput)
struct ReadmeCommandTests {
  private let readme: String
  private let scratch: Scratch

  /// A folder in which the commands find what they name.
  init() throws {
    readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8
    ).replacingOccurrences(of: "\\\n", with: " ")
    scratch = try Scratch()
    let manager = FileManager.default
    for folder in ["traces", "main/traces"] {
      try manager.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
    let fixtures = Repository.root.appendingPathComponent("fixtures").path
    for (name, original) in [
      ("traces/double-tap.jsonl", "\(fixtures)/board/double-tap.jsonl"),
      ("main/traces/double-tap.jsonl", "\(fixtures)/board/open-and-back.jsonl"),
      ("trace.jsonl", "\(fixtures)/careers/switch-tabs.jsonl"),
      ("Sources", "\(fixtures)/source/deep-link"), ("MyApp", "\(fixtures)/source/deep-link"),
      ("output", Repository.root.appendingPathComponent("output").path),
    ] { try manager.copyItem(atPath: original, toPath: scratch.path(name)) }
    _ = try scratch.write("sources: [Sources]\n".utf8, to: ".ribs-inspect.yml")
  }

  /// The words of each command of this package that the README shows, on a line of its own or in a sentence.
  private var commands: [[String]] {
    let lines = readme.matches(
      of: #/\n {4}(?:\$ \.build/debug/)?(ribs-(?:inspect|samples) [^\n]+)/#
    ).map(\.1)
    let inline = readme.replacing("\n", with: " ")
      .matches(of: #/`(ribs-(?:inspect|samples) [^`]+)`/#).map(\.1)
    return (lines + inline).map { $0.split(separator: " ").map(String.init) }
  }

  private func run(_ command: [String]) throws -> Tool.Outcome {
    // A million events would take long.
    let arguments = command.dropFirst().map { $0 == "1000000" ? "1000" : $0 }
    return try Tool(command[0]).run(arguments, in: scratch.folder.path)
  }

  @Test func `run as they are, in the order of the page`() throws {
    let commands = commands
    #expect(commands.count > 25)
    for command in commands {
      let outcome: Tool.Outcome
      // A sentence names a command without its trace.
      let isName = command.count == 2 && ["check", "render", "compare", "log"].contains(command[1])
      if isName || command[1] == "serve" {
        // `serve` would run until Ctrl-C.
        outcome = try run(command + ["--help"])
        #expect(outcome.output.contains("USAGE: \(command[0]) \(command[1])"))
      } else {
        outcome = try run(command)
      }
      // 1 means that something was found, as most of the pages' traces are there to show.
      #expect([0, 1].contains(outcome.status), "\(command): \(outcome.errors)")
    }
  }

  @Test func `that are shown with their output print that`() throws {
    let shown = readme.matches(of: /\n {4}\$ \.build\/debug\/(ribs-inspect .+)\n {4}(.+)\n/)
    #expect(shown.count == 2)
    for command in shown {
      let outcome = try run(command.1.split(separator: " ").map(String.init))
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(command.2 == "…" || outcome.output.hasPrefix(command.2 + "\n"))
    }
  }

  @Test func `beside pictures draw those pictures`() throws {
    let pictures = readme.matches(of: #/\]\(output/([a-z-]+)\.svg\)/#).map { String($0.1) }
    let drawing = commands.filter { $0.starts(with: ["ribs-inspect", "render"]) }
    #expect(pictures.count >= 3)
    for picture in pictures {
      let command = try #require(drawing.first { $0.last == "\(picture).svg" }, "\(picture)")
      #expect(try run(command).status == 0)
      let (drawn, kept) = (scratch.path("\(picture).svg"), scratch.path("output/\(picture).svg"))
      // Versions of Graphviz differ in bytes and not in words.
      let texts = try [drawn, kept].map { file in
        try XMLText(Data(contentsOf: URL(fileURLWithPath: file))).texts
      }
      for name in ["text", "title", "desc"] {
        #expect(texts[0][name] == texts[1][name] && texts[0][name]?.isEmpty == false, "\(picture)")
      }
    }
  }

  @Test func `have the options that the page names`() throws {
    let commands = ["check", "render", "flows", "compare", "log", "source", "serve", "report"]
    let help =
      try commands.map { try Tool("ribs-inspect").run([$0, "--help"]).output }.joined()
      + Tool("ribs-samples").run(["generate", "--help"]).output
    let known = Set(help.matches(of: /--[a-z-]+/).map { String($0.0) })
    // Options of SwiftPM and of the parser.
    let others: Set = ["--traits", "--generate-completion-script"]
    let named = readme.replacing("\n", with: " ").matches(of: /`[^`]*`/).flatMap { span in
      span.0.contains("xcrun")
        ? [] : span.0.matches(of: /(?:^|[ `])(--[a-z-]+)/).map { String($0.1) }
    }
    #expect(named.count > 20)
    #expect(Set(named).subtracting(known).subtracting(others).isEmpty)
  }
}
