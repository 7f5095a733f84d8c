import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect init, on folders that make trouble", .showsOutput)
struct InitWritingTests {
  private let manager = FileManager.default

  /// Runs it in a terminal, in which a person types an answer.
  private func ask(_ app: InitApp, answer: String) throws -> String {
    let command = "'\(Tool("ribs-inspect").path)' init"
    #if os(Linux)
      let script = ["-qec", command, "/dev/null"]
    #else
      let script = ["-q", "/dev/null", "/bin/sh", "-c", command]
    #endif
    return try Tool(at: "/usr/bin/script").run(
      script, in: app.folder, input: Data(answer.utf8),
      environment: ["TERM": "xterm", "NO_COLOR": "1"]
    ).output
  }

  @Test func `in a terminal it asks, and yes writes`() throws {
    let app = try InitApp("pods")
    let before = try app.files
    let seen = try ask(app, answer: "y\n")
    #expect(seen.contains("Write these 2 files? [y/N] "))
    #expect(
      try app.added(to: before) == [".gitlab/ribs-inspect.gitlab-ci.yml", ".ribs-inspect.yml"])
  }

  @Test(arguments: ["n\n", "\n", "yup\n"])
  func `in a terminal, anything but yes writes nothing`(answer: String) throws {
    let app = try InitApp("xcode")
    let before = try app.files
    let seen = try ask(app, answer: answer)
    #expect(seen.contains("Write this file? [y/N] ") && seen.contains("Nothing was written."))
    #expect(try app.added(to: before) == [])
  }

  @Test func `a folder without RIBs is an error that says what is missing`() throws {
    let app = try InitApp("carthage")
    try manager.removeItem(atPath: app.path("Taxi"))
    let outcome = try app.run("init", "--yes")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("Carthage: Cartfile"))
    #expect(outcome.errors.contains("no router found below .: expected classes that inherit"))
    #expect(!manager.fileExists(atPath: app.path(".ribs-inspect.yml")))
  }

  @Test func `a folder that is none is an error`() throws {
    let app = try InitApp("carthage")
    let missing = try app.run("init", "nowhere")
    #expect(missing.status == 2 && missing.output == "")
    #expect(missing.errors.contains("nowhere: no such file or folder. Give the folder"))
    let file = try app.run("init", "Cartfile")
    #expect(file.status == 2 && file.errors.contains("Cartfile: this is not a folder."))
    #expect(try app.run("init", "--yes", "--dry-run").status == 64)
  }

  @Test func `a link that leads out of the folder is not followed`() throws {
    let app = try InitApp("swift-package")
    try manager.moveItem(atPath: app.path(".github"), toPath: app.outside("elsewhere"))
    try manager.createSymbolicLink(
      atPath: app.path(".github"), withDestinationPath: app.outside("elsewhere"))
    let before = try app.files
    let outcome = try app.run("init", "--yes")
    #expect(outcome.status == 70)
    #expect(
      outcome.errors
        == "ribs-inspect: .github/workflows/ribs-inspect.yml: .github is a link that leads out of this folder. Remove it.\n"
    )
    #expect(try app.added(to: before) == [])
    #expect(
      try manager.contentsOfDirectory(atPath: app.outside("elsewhere/workflows")) == ["tests.yml"])
  }

  @Test func `a link that leads nowhere counts as a file that is there`() throws {
    let app = try InitApp("swift-package")
    for (link, target) in [
      ("ribs-baseline.json", "../outside.json"),
      ("Tests/ShopTests/RIBTreeTests.swift", "/nowhere/test.swift"),
    ] {
      try manager.createSymbolicLink(atPath: app.path(link), withDestinationPath: target)
    }
    let outcome = try app.run("init", "--yes")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("ribs-baseline.json is there already"))
    #expect(!manager.fileExists(atPath: app.outside("outside.json")))
  }

  @Test func `a file where a folder has to be is named`() throws {
    let app = try InitApp("pods")
    try app.write("", to: ".gitlab")
    let outcome = try app.run("init", "--yes")
    #expect(outcome.status == 70)
    #expect(outcome.errors.contains(".gitlab is not a folder. Move it away."))
    #expect(!manager.fileExists(atPath: app.path(".ribs-inspect.yml")))
  }

  @Test(.enabled(if: Unprivileged.isPossible, "no other user can run the program"))
  func `a folder that cannot be written is an error, and one that cannot be read is named`() throws
  {
    let app = try InitApp("pods")
    try app.write("class HiddenRouter {}", to: "Secret/Hidden.swift")
    func allow(_ permissions: Int, _ name: String) throws {
      try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: app.path(name))
    }
    try allow(0o000, "Secret")
    try allow(0o555, ".")
    defer {
      try? allow(0o755, ".")
      try? allow(0o755, "Secret")
    }
    let outcome = try Unprivileged.run(Tool("ribs-inspect"), ["init", "--yes"], in: app.folder)
    #expect(outcome.status == 70)
    #expect(outcome.output.contains("Secret cannot be read. Check its permissions."))
    #expect(
      outcome.errors
        == "ribs-inspect: .ribs-inspect.yml: the folder cannot be written. Check its permissions.\n"
    )
    #expect(try Unprivileged.run(Tool("ribs-inspect"), ["init"], in: app.folder).status == 70)
    let shown = try Unprivileged.run(Tool("ribs-inspect"), ["init", "--dry-run"], in: app.folder)
    #expect(shown.status == 0 && shown.output.hasPrefix(outcome.output))
  }
}
