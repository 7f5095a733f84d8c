import Foundation
import RIBsTestSupport

/// Runs the commands of a page in order, and compares what they print and draw with what the page shows.
struct CommandCheck {
  private let page: Page
  /// Made for the first command: most pages of a test have none.
  private var madeFolder: UserFolder?
  /// What the commands so far have printed, and what else a page may show.
  private var outputs: [String]
  private var complaints: [Complaint] = []

  /// - Parameter messages: What the page may show without a command that prints it.
  static func complaints(about page: Page, messages: [String] = []) throws -> [Complaint] {
    var check = CommandCheck(page, messages)
    for block in page.blocks { try check.check(block) }
    return check.complaints
  }

  private init(_ page: Page, _ messages: [String]) {
    (self.page, outputs) = (page, messages)
  }

  private mutating func folder() throws -> UserFolder {
    let folder = try madeFolder ?? UserFolder()
    madeFolder = folder
    return folder
  }

  private mutating func complain(_ line: Int, _ words: String) {
    complaints.append(page.complaint(line, words))
  }

  private mutating func check(_ block: MarkdownBlock) throws {
    guard block.kind == .indentedCode else {
      guard !block.isCode else { return }
      for span in CodeSpan.spans(of: block) {
        if let command = PageCommand(span) { try check(command) }
      }
      return try checkPictures(PageLink.links(of: block))
    }
    if let trace = TraceExample(block) {
      // A page that shows a trace shows its report, too.
      try folder().write(trace.session, to: "ribs.jsonl")
      outputs.append(try folder().run("ribs-inspect check ribs.jsonl").output)
    } else if let commands = PageCommand.commands(in: block) {
      for command in commands { try check(command) }
    } else if let pipeline = Pipeline(block) {
      complaints += pipeline.complaints(about: page)
    } else if !Self.isKotlin(block) {
      checkOutput(block)
    }
  }

  // MARK: Commands

  private mutating func check(_ command: PageCommand) throws {
    switch command.program {
    case .ours(let program): try run(command, of: program)
    case .make:
      let target = command.words.dropFirst().first.map(String.init) ?? ""
      if try !Self.makeTargets().contains(target) {
        complain(command.line, "The Makefile has no target \(target).")
      }
    case .script:
      let script = Repository.root.appendingPathComponent(String(command.words[0])).path
      if !FileManager.default.isExecutableFile(atPath: script) {
        complain(command.line, "\(command.words[0]) is not an executable file.")
      }
    case .elsewhere:
      let outcome = try Tool(at: "/bin/sh").run(["-n", "-c", command.text])
      if outcome.status != 0 {
        complain(command.line, "The shell cannot read it: \(outcome.errors)")
      }
    case .unknown:
      complain(
        command.line,
        """
        Nothing is known of the command "\(command.text)". Correct it, or add it to \
        PageCommand.elsewhere if a test cannot run it.
        """)
    }
  }

  private mutating func run(_ command: PageCommand, of program: String) throws {
    let subcommand = command.words.dropFirst().first.map(String.init) ?? ""
    if subcommand == "serve" || command.isUsage {
      // `serve` would run until Ctrl-C.
      return try checkUsage(command, "\(program) \(subcommand)")
    }
    // A million events would take long. With `|| true` a wrong option would pass.
    let text = command.text.replacing("1000000", with: "1000").replacing("|| true", with: "")
    let outcome = try folder().run(text)
    // A sentence names a command without its trace.
    if outcome.status == 64, command.isInline, command.words.count == 2 {
      return try checkUsage(command, "\(program) \(subcommand)")
    }
    outputs.append(outcome.output)
    // 1 means that something was found, as most of the pages' traces are there to show.
    if outcome.status != 0, outcome.status != 1 {
      return complain(
        command.line, "`\(command.text)` ends with \(outcome.status): \(outcome.errors)")
    }
    guard let shown = command.output,
      let index = ShownOutput(shown).firstDifference(from: outcome.output, isWhole: true)
    else { return }
    complain(
      command.line + 1 + index,
      """
      `\(command.text)` prints something else. Write … on a line of its own for what is left out. It prints:
      \(outcome.output)
      """)
  }

  private mutating func checkUsage(_ command: PageCommand, _ name: String) throws {
    let help = try folder().run("\(name) --help")
    if !help.output.contains("USAGE: \(name) ") && !help.output.contains("USAGE: \(name)\n") {
      complain(command.line, "There is no command `\(name)`.")
    }
    for option in command.options where !PageCommand.optionsNamed(in: help.output).contains(option)
    {
      complain(command.line, "`\(name)` has no option \(option).")
    }
  }

  private static func makeTargets() throws -> Set<String> {
    let makefile = try String(
      contentsOf: Repository.root.appendingPathComponent("Makefile"), encoding: .utf8)
    return Set(makefile.matches(of: #/(?m)^([a-z-]+):/#).map { String($0.1) })
  }

  // MARK: Pictures

  /// Compares the pictures that `make demo` has drawn with what the page's commands have drawn so far.
  private mutating func checkPictures(_ links: [PageLink]) throws {
    for link in links {
      guard let name = link.target.wholeMatch(of: #/(?:\.\./)*output/([a-z-]+\.svg)/#)?.1 else {
        continue
      }
      let kept = page.url.deletingLastPathComponent().appendingPathComponent(link.target)
      guard let drawn = try folder().content(of: String(name)) else {
        complain(link.line, "No command above draws \(name).")
        continue
      }
      // Versions of Graphviz differ in bytes and not in words.
      let texts = [XMLText(drawn).texts, XMLText(try Data(contentsOf: kept)).texts]
      let differing = ["text", "title", "desc"].filter { texts[0][$0] != texts[1][$0] }
      if texts[0]["text"] == nil || !differing.isEmpty {
        complain(link.line, "The page's command draws another picture. 'make demo' draws it anew.")
      }
    }
  }

  // MARK: Other code

  private mutating func checkOutput(_ block: MarkdownBlock) {
    let shown = ShownOutput(block.lines)
    let differences = outputs.map { shown.firstDifference(from: $0, isWhole: false) }
    if differences.contains(nil) { return }
    complain(
      block.line + (differences.compactMap(\.self).max() ?? 0),
      """
      No command above prints this. If the block has commands, correct the first one, or add it to \
      PageCommand.elsewhere. If it is Swift, YAML or JSON, put it into a fence that says so.
      """)
  }

  /// Kotlin, which nothing here compiles.
  private static func isKotlin(_ block: MarkdownBlock) -> Bool {
    ["import android.", "if (BuildConfig.DEBUG)"].contains { block.lines[0].hasPrefix($0) }
  }
}

/// Modules in the order in which data goes through them, with arrows between them.
private struct Pipeline {
  private let block: MarkdownBlock

  init?(_ block: MarkdownBlock) {
    guard block.lines[0].contains(" → ") else { return nil }
    self.block = block
  }

  func complaints(about page: Page) -> [Complaint] {
    block.numberedLines.flatMap { number, line in
      line.matches(of: #/[A-Z][A-Za-z]+/#).map { String($0.0) }.filter { module in
        let folder = Repository.root.appendingPathComponent("Sources/\(module)").path
        return !FileManager.default.fileExists(atPath: folder)
      }.map { page.complaint(number, "There is no module \($0) in Sources.") }
    }
  }
}
