import Foundation
import RIBsTestSupport
import Testing

/// The built command, in a copy of the app that RIBsEditingTests has.
@Suite("ribs-inspect remove", .showsOutput)
struct RemoveTests {
  @Test func `prints the patch that --yes writes`() throws {
    let app = try EditedApp("Careless")
    let before = try app.files
    let shown = try app.run("remove", "Player", "--dry-run")
    #expect(shown.status == 0)
    #expect(try app.files == before)
    let applied = try EditedApp("Careless")
    let apply = try applied.apply(shown.output)
    #expect(apply.status == 0, "\(apply.errors)")

    let written = try app.run("remove", "Player", "--yes")
    #expect(written.status == 0)
    #expect(written.output == shown.output)
    #expect(written.errors.contains("Wrote 2 files. Next:"))
    #expect(written.errors.contains("didTapPlayer in RootInteractor is empty now"))
    #expect(!FileManager.default.fileExists(atPath: "\(app.folder)/Sources/App/Player"))
    let files = try applied.files.filter { !$0.key.hasSuffix("Player") }
    #expect(try app.files == files)
  }

  @Test func `takes out what new has added`() throws {
    let app = try EditedApp("Uber")
    // The first child breaks lists that would be too long.
    #expect(try app.run("new", "First", "--parent", "Home", "--yes").status == 0)
    let before = try app.files
    #expect(try app.run("new", "Profile", "--parent", "Home", "--yes").status == 0)
    #expect(try app.run("remove", "Profile", "--yes").status == 0)
    #expect(try app.files == before)
  }

  @Test func `says why a RIB stays, and which may be meant`() throws {
    let app = try EditedApp("Careless")
    try app.write(
      "final class Launcher { var player: PlayerRouting? }\n", to: "Sources/App/Launcher.swift")
    let before = try app.files
    let used = try app.run("remove", "Player", "--yes")
    #expect(used.status == 2)
    #expect(
      used.errors.contains(
        "Sources/App/Launcher.swift:1: Launcher uses Player, but belongs to no RIB"))
    #expect(used.errors.contains("Nothing was written."))
    let missing = try app.run("remove", "Playr", "--yes")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("Did you mean 'Player'?"))
    #expect(try app.files == before)
  }

  @Test(.enabled(if: Unprivileged.isPossible, "no other user can run the program"))
  func `removes all files or none`() throws {
    let app = try EditedApp("Careless")
    let before = try app.files
    // The second file to be written cannot be.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: "\(app.folder)/Sources/App/Root/Root.swift")
    let outcome = try Unprivileged.run(
      Tool("ribs-inspect"), ["remove", "Player", "--yes"], in: app.folder)
    #expect(outcome.status == 70)
    #expect(try app.files.keys == before.keys)
  }
}
