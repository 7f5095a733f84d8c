import Foundation
import RIBsTestSupport
import Testing

/// `packaging/ribs-inspect.1`, which `scripts/manual` writes.
@Suite("The manual page")
struct ManualPageTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOf: Repository.root.appendingPathComponent("packaging/ribs-inspect.1"),
      encoding: .utf8)
  }

  /// The command's help for programs.
  private struct Help: Decodable {
    struct Command: Decodable {
      var commandName: String
      var abstract: String?
      var subcommands: [Command]?
      var arguments: [Argument]?
    }

    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var shouldDisplay: Bool
      var names: [Name]?
      var abstract: String?
    }
    var command: Command
  }

  /// Words alone: the page breaks lines elsewhere.
  private func words(_ text: String) -> String {
    text.replacing("\\&", with: "").split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test func `has every subcommand and option. If not, run scripts/manual`() throws {
    let dump = try Tool("ribs-inspect").run(["--experimental-dump-help"])
    let help = try JSONDecoder().decode(Help.self, from: Data(dump.output.utf8))
    let text = words(page)
    var waiting = [help.command]
    while let command = waiting.popLast() {
      // The parser's own.
      guard command.commandName != "help" else { continue }
      waiting += command.subcommands ?? []
      #expect(text.contains(command.commandName))
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        if let abstract = argument.abstract {
          #expect(text.contains(words(abstract)), "\(abstract)")
        }
        for name in argument.names ?? [] where name.kind == "long" {
          #expect(
            text.contains(".It Fl -\(name.name)") || text.contains(" , -\(name.name) "),
            "\(name.name)")
        }
      }
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/mandoc")))
  func `passes mandoc's checks`() throws {
    let path = Repository.root.appendingPathComponent("packaging/ribs-inspect.1").path
    let outcome = try Tool(at: "/usr/bin/mandoc").run(["-Tlint", path])
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
  }
}
