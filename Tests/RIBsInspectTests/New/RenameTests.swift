import Foundation
import RIBsTestSupport
import Testing

/// The built command, in a copy of the app that RIBsEditingTests has.
@Suite("ribs-inspect rename", .showsOutput)
struct RenameTests {
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
      try Tool("ribs-inspect").run(["rename"] + arguments, in: folder)
    }

    /// All files with their bytes and permissions.
    var files: [String: String] {
      get throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return try Dictionary(
          uniqueKeysWithValues: names.map { name in
            let path = "\(folder)/\(name)"
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            let bytes = FileManager.default.contents(atPath: path) ?? Data()
            return (name, "\(mode ?? 0) \(String(decoding: bytes, as: UTF8.self))")
          })
      }
    }
  }

  @Test func `prints the patch that --yes writes, and leads back to the same files`() throws {
    let app = try App()
    let before = try app.files
    let shown = try app.run("Player", "Jukebox", "--dry-run")
    #expect(shown.status == 0)
    #expect(try app.files == before)
    let applied = try App()
    let patch = try app.scratch.write(shown.output.utf8, to: "rename.patch")
    let apply = try Tool(at: "/usr/bin/env").run(["git", "apply", patch], in: applied.folder)
    #expect(apply.status == 0, "\(apply.errors)")

    let written = try app.run("Player", "Jukebox", "--yes")
    #expect(written.status == 0)
    #expect(written.output == shown.output)
    #expect(written.errors.contains("Wrote 2 files."))
    #expect(try app.files == applied.files)
    #expect(try app.files.keys.contains("Sources/App/Jukebox/Jukebox.swift"))

    #expect(try app.run("Jukebox", "Player", "--yes").status == 0)
    #expect(try app.files == before)
  }

  @Test func `writes nothing without a terminal or --yes`() throws {
    let app = try App()
    let before = try app.files
    let outcome = try app.run("Player", "Jukebox")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Nothing was written. --yes writes these 2 files."))
    #expect(try app.files == before)
  }

  @Test func `says which RIB may be meant, and refuses a taken name`() throws {
    let app = try App()
    let missing = try app.run("Playr", "Jukebox")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("Did you mean 'Player'?"))
    let taken = try app.run("Player", "Root")
    #expect(taken.status == 2)
    #expect(taken.errors.contains("Sources/App/Root/Root.swift:"))
    #expect(try app.run("Player", "Jukebox", "--yes", "--dry-run").status == 64)
  }

  @Test(.enabled(if: Unprivileged.isPossible, "no other user can run the program"))
  func `writes all files or none`() throws {
    let app = try App()
    let before = try app.files
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: "\(app.folder)/Sources/App/Root/Root.swift")
    let outcome = try Unprivileged.run(
      Tool("ribs-inspect"), ["rename", "Player", "Jukebox", "--yes"], in: app.folder)
    #expect(outcome.status == 70)
    #expect(try app.files.keys == before.keys)
  }
}
