import Foundation
import RIBsTestSupport
import Testing

/// The built command, in a copy of the app that RIBsEditingTests has.
@Suite("ribs-inspect rename", .showsOutput)
struct RenameTests {
  @Test func `prints the patch that --yes writes, and leads back to the same files`() throws {
    let app = try EditedApp("Careless")
    let before = try app.files
    let shown = try app.run("rename", "Player", "Jukebox", "--dry-run")
    #expect(shown.status == 0)
    #expect(try app.files == before)
    let applied = try EditedApp("Careless")
    let apply = try applied.apply(shown.output)
    #expect(apply.status == 0, "\(apply.errors)")

    let written = try app.run("rename", "Player", "Jukebox", "--yes")
    #expect(written.status == 0)
    #expect(written.output == shown.output)
    #expect(written.errors.contains("Wrote 2 files."))
    #expect(try app.files == applied.files)
    #expect(try app.files.keys.contains("Sources/App/Jukebox/Jukebox.swift"))

    #expect(try app.run("rename", "Jukebox", "Player", "--yes").status == 0)
    #expect(try app.files == before)
  }

  @Test func `writes nothing without a terminal or --yes`() throws {
    let app = try EditedApp("Careless")
    let before = try app.files
    let outcome = try app.run("rename", "Player", "Jukebox")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Nothing was written. --yes writes these 2 files."))
    #expect(try app.files == before)
  }

  @Test func `says which RIB may be meant, and refuses a taken name`() throws {
    let app = try EditedApp("Careless")
    let missing = try app.run("rename", "Playr", "Jukebox")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("Did you mean 'Player'?"))
    let taken = try app.run("rename", "Player", "Root")
    #expect(taken.status == 2)
    #expect(taken.errors.contains("Sources/App/Root/Root.swift:"))
    #expect(try app.run("rename", "Player", "Jukebox", "--yes", "--dry-run").status == 64)
  }

  @Test(.enabled(if: Unprivileged.isPossible, "no other user can run the program"))
  func `writes all files or none`() throws {
    let app = try EditedApp("Careless")
    let before = try app.files
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: "\(app.folder)/Sources/App/Root/Root.swift")
    let outcome = try Unprivileged.run(
      Tool("ribs-inspect"), ["rename", "Player", "Jukebox", "--yes"], in: app.folder)
    #expect(outcome.status == 70)
    #expect(try app.files.keys == before.keys)
  }
}
