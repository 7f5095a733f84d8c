import Foundation
import RIBsTestSupport

/// A command that a page shows, in the shell's language.
struct PageCommand {
  let text: String
  let line: Int
  /// Whether it stands in a sentence.
  var isInline = false
  /// The output that the page shows below it; nil if it shows none.
  var output: [String]?

  enum Program: Equatable {
    /// One of this package.
    case ours(String)
    case make, script
    /// One that cannot be run by a test.
    case elsewhere
    case unknown
  }

  /// Commands that a test cannot run: they change the machine, or need a device, a release or an app.
  static let elsewhere = [
    ".build/debug/MyApp", "adb exec-out", "apt install", "brew install", "claude mcp add",
    "curl -LO", "docker build", "docker run", "duckdb <", "mise use", "python3 -c",
    "sha256sum --check", "spark-submit",
    "sudo apt install", "sudo tar", "swift build", "swift package", "swift test",
    "xcrun devicectl", "xcrun leaks", "xcrun simctl",
  ]

  var program: Program {
    let command = text.replacing(#/^(?:[A-Z_]+=[^ ]* )+/#, with: "")
    if Self.elsewhere.contains(where: { command.hasPrefix($0 + " ") || command == $0 }) {
      return .elsewhere
    }
    let first = String(words.first ?? "")
    if let ours = first.wholeMatch(of: #/(?:\.build\/debug\/)?(ribs-inspect|ribs-samples)/#) {
      return .ours(String(ours.1))
    }
    return first == "make" ? .make : first.hasPrefix("scripts/") ? .script : .unknown
  }

  /// Its words, split at spaces and without a comment. Quotes mean nothing here.
  var words: [Substring] {
    text.replacing("\\\n", with: " ").replacing(#/ # .*/#, with: "")
      .split { $0 == " " || $0 == "\n" }
  }

  var options: [String] { Self.options(in: words) }

  /// The options that a help or a script names.
  static func optionsNamed(in text: String) -> Set<String> {
    Set(text.matches(of: #/--[a-z][a-z-]*/#).map { String($0.0) })
  }

  /// The options that a call gives.
  static func options(in words: [Substring]) -> [String] {
    words.compactMap { $0.prefixMatch(of: #/--[a-z][a-z-]*/#).map { String($0.0) } }
  }

  /// Whether it shows how a command is called, as in `ribs-inspect schema NAME` or `ribs-inspect mcp [FOLDER…]`.
  var isUsage: Bool { words.contains { $0.contains(#/[\[\]…]|^[A-Z]{2,}$/#) } }

  /// The command that a span of code is; nil if it is none of this package.
  init?(_ span: CodeSpan) {
    self.init(text: span.text, line: span.line, isInline: true)
    switch program {
    case .ours, .make, .script: if words.count == 1 { return nil }
    case .elsewhere, .unknown: return nil
    }
  }

  private init(text: String, line: Int, isInline: Bool = false, output: [String]? = nil) {
    (self.text, self.line, self.isInline, self.output) = (text, line, isInline, output)
  }

  /// The commands of a block of code; nil if it shows something else.
  static func commands(in block: MarkdownBlock) -> [PageCommand]? {
    let commands =
      block.lines.contains { $0.hasPrefix("$ ") } ? session(block) : script(block)
    return commands.first.map { $0.output != nil || $0.program != .unknown } == true
      ? commands : nil
  }

  /// Commands behind `$`, each with its output below.
  private static func session(_ block: MarkdownBlock) -> [PageCommand] {
    var commands: [PageCommand] = []
    for (number, line) in block.numberedLines {
      if line.hasPrefix("$ ") {
        commands.append(PageCommand(text: String(line.dropFirst(2)), line: number, output: []))
      } else if commands.isEmpty {
        // What stands above the first prompt is no command.
        commands.append(PageCommand(text: line, line: number, output: []))
      } else {
        commands[commands.count - 1].output?.append(line)
      }
    }
    return commands
  }

  /// A command on each line, unless a line ends with a backslash or within quotes.
  private static func script(_ block: MarkdownBlock) -> [PageCommand] {
    var commands: [PageCommand] = []
    var isOpen = false
    for (number, line) in block.numberedLines {
      if isOpen, let last = commands.popLast() {
        commands.append(PageCommand(text: "\(last.text)\n\(line)", line: last.line))
      } else if !line.isEmpty {
        commands.append(PageCommand(text: line, line: number))
      }
      let text = commands.last?.text ?? ""
      isOpen = text.hasSuffix("\\") || text.count { $0 == "'" } % 2 == 1
    }
    return commands
  }
}
