import Foundation
import RIBsTestSupport
import Testing

/// The built command mends the app that RIBsEditingTests has, in which each kind of mistake is made once.
@Suite("source --diff and --fix", .showsOutput)
struct SourceMendTests {
  private static let root = "Sources/App/Root/Root.swift"
  private static let player = "Sources/App/Player/Player.swift"

  @Test func `--diff prints the patch that --fix writes, and changes nothing`() throws {
    let app = try EditedApp("Careless")
    let before = try app.files
    let diff = try app.run("source", "--diff")
    #expect(diff.status == 1)
    #expect(diff.errors.contains("7 of 7 findings can be mended in 2 files."))
    #expect(try app.files == before)

    let applied = try EditedApp("Careless")
    let apply = try applied.apply(diff.output)
    #expect(apply.status == 0, "\(apply.errors)")

    let fix = try app.run("source", "--fix")
    #expect(fix.status == 0)
    #expect(fix.errors.contains("7 of 7 findings mended in 2 files."))
    #expect(fix.errors.contains("- Sources/App/Root/Root.swift:55: unguarded-attach"))
    #expect(fix.output.contains("clean"))
    #expect(try app.files == applied.files)

    let again = try app.run("source", "--fix")
    #expect(again.status == 0)
    #expect(again.errors.contains("There is nothing to mend."))
    #expect(try app.files == applied.files)
  }

  @Test func `what needs a decision is left and reported`() throws {
    let app = try EditedApp("Careless")
    // Somebody waits for what follows the attach.
    let text = try app.text(Self.root).replacing(
      "self.player = player  // too late", with: "self.player = player\n        interactor.log()")
    try app.write(text, to: Self.root)
    let fix = try app.run("source", "--fix")
    #expect(fix.status == 1)
    #expect(fix.errors.contains("6 of 7 findings mended in 2 files."))
    #expect(fix.output.contains("unguarded-attach"))
    #expect(!fix.output.contains("not-cleared"))
    let left = try app.text(Self.root)
    #expect(!left.contains("guard self.player == nil"))
    #expect(left.contains("self.player = nil"))
  }

  @Test func `what a comment, the config or a baseline accepts stays`() throws {
    let app = try EditedApp("Careless")
    let text = try app.text(Self.root).replacing(
      "        detachChild(player)",
      with:
        "        // ribs-inspect:ignore not-cleared - kept for reuse\n        detachChild(player)")
    try app.write(text, to: Self.root)
    try app.write("rules:\n  late-reference: off\n", to: ".ribs-inspect.yml")
    _ = try app.run("source", "--write-baseline", "baseline.json", "--fail-on", "error")
    let none = try app.run("source", "--fix", "--baseline", "baseline.json")
    #expect(none.status == 0)
    #expect(none.errors.contains("There is nothing to mend."))
    #expect(try app.text(Self.root) == text)
    let fix = try app.run("source", "--fix")
    #expect(fix.errors.contains("5 of 5 findings mended"))
    let mended = try app.text(Self.root)
    #expect(!mended.contains("self.player = nil"))
    #expect(mended.contains("self.player = player  // too late\n    }"))
  }

  @Test func `SARIF carries the same edits`() throws {
    let app = try EditedApp("Careless")
    let outcome = try app.run("source", "--format", "sarif")
    let log = try JSONDecoder().decode(Log.self, from: Data(outcome.output.utf8))
    #expect(log.runs[0].columnKind == "utf16CodeUnits")
    var changed: [String: [Log.Replacement]] = [:]
    for change in log.runs[0].results.flatMap({ $0.fixes ?? [] }).flatMap(\.artifactChanges) {
      changed[change.artifactLocation.uri, default: []] += change.replacements
    }
    #expect(changed.count == 2)
    for (uri, replacements) in changed {
      try app.write(replacements.applied(to: app.text(uri)), to: uri)
    }
    let mended = try EditedApp("Careless")
    _ = try mended.run("source", "--fix")
    #expect(try app.files == mended.files)
  }

  @Test func `a report says that --diff would help, and only then`() throws {
    let app = try EditedApp("Careless")
    let hint = "--diff shows the patch"
    #expect(try app.run("source").errors.contains(hint))
    #expect(try !app.run("source", "--quiet").errors.contains(hint))
    #expect(try !app.run("source", "--format", "json").errors.contains(hint))
    // What is left needs a decision.
    let text = try app.text(Self.root).replacing(
      "self.player = player  // too late", with: "self.player = player\n        interactor.log()")
    try app.write(text, to: Self.root)
    _ = try app.run("source", "--fix")
    let left = try app.run("source")
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
    let app = try EditedApp("Careless")
    let outcome = try Tool("ribs-inspect").run(["source"] + arguments, in: app.folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(words))
  }

  @Test(.enabled(if: Unprivileged.isPossible, "no other user can run the program"))
  func `writes all files or none`() throws {
    let app = try EditedApp("Careless")
    let before = try [app.text(Self.root), app.text(Self.player)]
    for (path, mode) in [(Self.root, 0o444), (Self.player, 0o666)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: "\(app.folder)/\(path)")
    }
    let outcome = try Unprivileged.run(
      Tool("ribs-inspect"), ["source", "--fix"], in: app.folder)
    #expect(outcome.status == 70)
    #expect(outcome.errors.contains("Sources/App/Root/Root.swift: the file cannot be written."))
    #expect(try [app.text(Self.root), app.text(Self.player)] == before)
  }

  @Test func `a patch for another folder says where it is applied`() throws {
    let app = try EditedApp("Careless")
    let elsewhere = try Scratch()
    let outcome = try Tool("ribs-inspect").run(
      ["source", app.folder, "--diff"], in: elsewhere.folder.path)
    #expect(outcome.errors.contains("apply it there"))
    #expect(try app.apply(outcome.output).status == 0)
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
