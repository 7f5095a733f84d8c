import Foundation
import RIBsTestSupport
import Testing

/// The built command mends the app that RIBsEditingTests has, in which each kind of mistake is made once.
@Suite("source --diff and --fix", .showsOutput)
struct SourceMendTests {
  private struct App {
    let scratch: Scratch
    let folder: String

    init() throws {
      scratch = try Scratch()
      folder = scratch.path("App")
      try FileManager.default.copyItem(
        atPath: Repository.root.appendingPathComponent("Tests/RIBsEditingTests/Apps/Careless").path,
        toPath: folder)
    }

    func run(_ arguments: String...) throws -> Tool.Outcome {
      try Tool("ribs-inspect").run(["source"] + arguments, in: folder)
    }

    func git(_ arguments: String...) throws -> Tool.Outcome {
      try Tool(at: "/usr/bin/env").run(["git"] + arguments, in: folder)
    }

    func path(_ name: String) -> String { "\(folder)/Sources/App/\(name)" }

    var root: String { path("Root/Root.swift") }
    var player: String { path("Player/Player.swift") }

    /// The text of each file.
    var files: [String] {
      get throws { try [root, player].map { try String(contentsOfFile: $0, encoding: .utf8) } }
    }

    func write(_ text: String, to path: String) throws {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  @Test func `--diff prints the patch that --fix writes, and changes nothing`() throws {
    let app = try App()
    let before = try app.files
    let diff = try app.run("--diff")
    #expect(diff.status == 1)
    #expect(diff.errors.contains("7 of 7 findings can be mended in 2 files."))
    #expect(try app.files == before)

    let applied = try App()
    let patch = try applied.scratch.write(diff.output.utf8, to: "mend.patch")
    let apply = try applied.git("apply", patch)
    #expect(apply.status == 0, "\(apply.errors)")

    let fix = try app.run("--fix")
    #expect(fix.status == 0)
    #expect(fix.errors.contains("7 of 7 findings mended in 2 files."))
    #expect(fix.errors.contains("- Sources/App/Root/Root.swift:55: unguarded-attach"))
    #expect(fix.output.contains("clean"))
    #expect(try app.files == applied.files)

    let again = try app.run("--fix")
    #expect(again.status == 0)
    #expect(again.errors.contains("There is nothing to mend."))
    #expect(try app.files == applied.files)
  }

  @Test func `what needs a decision is left and reported`() throws {
    let app = try App()
    // Somebody waits for what follows the attach.
    let text = try app.files[0].replacing(
      "self.player = player  // too late", with: "self.player = player\n        interactor.log()")
    try app.write(text, to: app.root)
    let fix = try app.run("--fix")
    #expect(fix.status == 1)
    #expect(fix.errors.contains("6 of 7 findings mended in 2 files."))
    #expect(fix.output.contains("unguarded-attach"))
    #expect(!fix.output.contains("not-cleared"))
    let left = try app.files[0]
    #expect(!left.contains("guard self.player == nil"))
    #expect(left.contains("self.player = nil"))
  }

  @Test func `what a comment, the config or a baseline accepts stays`() throws {
    let app = try App()
    let text = try app.files[0].replacing(
      "        detachChild(player)",
      with:
        "        // ribs-inspect:ignore not-cleared - kept for reuse\n        detachChild(player)")
    try app.write(text, to: app.root)
    try app.write("rules:\n  late-reference: off\n", to: "\(app.folder)/.ribs-inspect.yml")
    _ = try app.run("--write-baseline", "baseline.json", "--fail-on", "error")
    let none = try app.run("--fix", "--baseline", "baseline.json")
    #expect(none.status == 0)
    #expect(none.errors.contains("There is nothing to mend."))
    #expect(try app.files[0] == text)
    let fix = try app.run("--fix")
    #expect(fix.errors.contains("5 of 5 findings mended"))
    let mended = try app.files[0]
    #expect(!mended.contains("self.player = nil"))
    #expect(mended.contains("self.player = player  // too late\n    }"))
  }

  @Test func `SARIF carries the same edits`() throws {
    let app = try App()
    let outcome = try app.run("--format", "sarif")
    let log = try JSONDecoder().decode(Log.self, from: Data(outcome.output.utf8))
    #expect(log.runs[0].columnKind == "utf16CodeUnits")
    var changed: [String: [Log.Replacement]] = [:]
    for change in log.runs[0].results.flatMap({ $0.fixes ?? [] }).flatMap(\.artifactChanges) {
      changed[change.artifactLocation.uri, default: []] += change.replacements
    }
    #expect(changed.count == 2)
    for (uri, replacements) in changed {
      let path = "\(app.folder)/\(uri)"
      try app.write(
        replacements.applied(to: String(contentsOfFile: path, encoding: .utf8)), to: path)
    }
    let mended = try App()
    _ = try mended.run("--fix")
    #expect(try app.files == mended.files)
  }

  @Test func `a report says that --diff would help, and only then`() throws {
    let app = try App()
    let hint = "--diff shows the patch"
    #expect(try app.run().errors.contains(hint))
    #expect(try !app.run("--quiet").errors.contains(hint))
    #expect(try !app.run("--format", "json").errors.contains(hint))
    // What is left needs a decision.
    let text = try app.files[0].replacing(
      "self.player = player  // too late", with: "self.player = player\n        interactor.log()")
    try app.write(text, to: app.root)
    _ = try app.run("--fix")
    let left = try app.run()
    #expect(left.output.contains("unguarded-attach"))
    #expect(!left.errors.contains(hint))
  }

  @Test(arguments: [
    (["--diff", "--fix"], "exclude each other"), (["--fix", "--trace", "a.jsonl"], "--trace"),
    (["--diff", "--tree", "a.svg"], "--tree"),
    (["--diff", "--format", "json"], "leave out the format"),
  ])
  func `options that do not go together are wrong usage`(
    _ arguments: [String], _ words: String
  ) throws {
    let app = try App()
    let outcome = try Tool("ribs-inspect").run(["source"] + arguments, in: app.folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(words))
  }

  @Test(.enabled(if: Unprivileged.isPossible, "no other user can run the program"))
  func `writes all files or none`() throws {
    let app = try App()
    let before = try app.files
    for path in [app.root, app.player] {
      try FileManager.default.setAttributes(
        [.posixPermissions: path == app.root ? 0o444 : 0o666], ofItemAtPath: path)
    }
    let outcome = try Unprivileged.run(
      Tool("ribs-inspect"), ["source", "--fix"], in: app.folder)
    #expect(outcome.status == 70)
    #expect(outcome.errors.contains("Sources/App/Root/Root.swift: the file cannot be written."))
    #expect(try app.files == before)
  }

  @Test func `a patch for another folder says where it is applied`() throws {
    let app = try App()
    let elsewhere = try Scratch()
    let outcome = try Tool("ribs-inspect").run(
      ["source", app.folder, "--diff"], in: elsewhere.folder.path)
    #expect(outcome.errors.contains("apply it there"))
    let patch = try app.scratch.write(outcome.output.utf8, to: "mend.patch")
    #expect(try app.git("apply", "--check", patch).status == 0)
  }
}

/// The parts of a SARIF report that carry edits.
private struct Log: Decodable {
  struct Run: Decodable {
    let columnKind: String
    let results: [Result]
  }
  struct Result: Decodable { let fixes: [Fix]? }
  struct Fix: Decodable { let artifactChanges: [Change] }
  struct Change: Decodable {
    let artifactLocation: Artifact
    let replacements: [Replacement]
  }
  struct Artifact: Decodable { let uri: String }
  struct Replacement: Decodable {
    let deletedRegion: Region
    let insertedContent: Text
  }
  struct Region: Decodable { let startLine, startColumn, endLine, endColumn: Int }
  struct Text: Decodable { let text: String }
  let runs: [Run]
}

extension [Log.Replacement] {
  /// A text with all of them, as a viewer makes them.
  fileprivate func applied(to text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func offset(_ line: Int, _ column: Int) -> Int {
      lines[..<(line - 1)].reduce(0) { $0 + $1.utf16.count + 1 } + column - 1
    }
    var units = Swift.Array(text.utf16)
    let ordered = sorted {
      ($0.deletedRegion.startLine, $0.deletedRegion.startColumn)
        > ($1.deletedRegion.startLine, $1.deletedRegion.startColumn)
    }
    for replacement in ordered {
      let region = replacement.deletedRegion
      units.replaceSubrange(
        offset(region.startLine, region.startColumn)..<offset(region.endLine, region.endColumn),
        with: replacement.insertedContent.text.utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
