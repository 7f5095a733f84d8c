import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsAnalysis
@testable import RIBsReport

@Suite("Source files")
struct SourceFilesTests {
  private let scratch: Scratch
  private let sources: SourceFiles

  init() throws {
    scratch = try Scratch()
    sources = SourceFiles(root: scratch.folder.path, workingDirectory: scratch.path("ci"))
  }

  private func file(_ path: String) throws {
    let url = scratch.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
  }

  /// Where a cause with this call site is shown.
  private func place(at site: String, trace: String = "t.jsonl") throws -> Place {
    let text = try sessions("root Root\nopen Root A @\(site)\nattach Root A @\(site)")
    let report = CheckReport([InputReport(source: trace, sessions: text)])
    return sources.place(of: try #require(report.causes.first))
  }

  @Test func `a file is found by its name, wherever it stands`() throws {
    try file("App/Sources/Root/RootRouter.swift")
    try file("App/Sources/Root/RootBuilder.swift")
    let place = try place(at: "App/RootRouter.swift:31")
    #expect(place == Place(path: "App/Sources/Root/RootRouter.swift", line: 31, kind: .source))
  }

  @Test func `of several files the one in the module's folder is meant`() throws {
    try file("Modules/Chat/Sources/RootRouter.swift")
    try file("Modules/My-Shop/RootRouter.swift")
    try file("Modules/Shop/RootRouter.swift")
    #expect(
      try place(at: "Shop/RootRouter.swift:1").path == "Modules/Shop/RootRouter.swift")
    #expect(
      try place(at: "My_Shop/RootRouter.swift:1").path == "Modules/My-Shop/RootRouter.swift")
    #expect(
      try place(at: "Chat/RootRouter.swift:1").path == "Modules/Chat/Sources/RootRouter.swift")
  }

  @Test func `a file that could be two is not guessed at`() throws {
    try file("Chat/Old/RootRouter.swift")
    try file("Chat/New/RootRouter.swift")
    #expect(try place(at: "Chat/RootRouter.swift:7").kind != .source)
    #expect(try place(at: "Mail/RootRouter.swift:7").kind != .source)
    // Another runtime may write the whole path.
    #expect(
      try place(at: "Chat/New/RootRouter.swift:7").path == "Chat/New/RootRouter.swift")
  }

  @Test(
    arguments: [
      ".build/checkouts/A.swift", "DerivedData/A.swift", "web/node_modules/A.swift",
      "Pods/build/A.swift", "App/Carthage/Build/A.swift",
    ]
  ) func `copies that nobody edits are not looked at`(path: String) throws {
    try file(path)
    #expect(try place(at: "App/A.swift:1").kind != .source)
    try file("Pods/Lib/A.swift")
    let fresh = SourceFiles(root: scratch.folder.path, workingDirectory: "/")
    let finding = try #require(
      try report("root R\nopen R B @App/A.swift:1\nattach R B @App/A.swift:1").causes.first)
    #expect(fresh.place(of: finding).path == "Pods/Lib/A.swift")
  }

  @Test func `a clone inside is passed over, a submodule is not`() throws {
    try file(".git/HEAD")
    try file("tool/.git/HEAD")
    try file("tool/Sources/App/A.swift")
    try file("library/.git")
    try file("library/A.swift")
    #expect(try place(at: "App/A.swift:1").path == "library/A.swift")
  }

  @Test func `links are not followed, not even in circles`() throws {
    try file("Real/A.swift")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: scratch.path("Real/circle"), withDestinationPath: scratch.folder.path)
    try manager.createSymbolicLink(
      atPath: scratch.path("B.swift"), withDestinationPath: scratch.path("Real/A.swift"))
    #expect(try place(at: "App/A.swift:1").path == "Real/A.swift")
    #expect(try place(at: "App/B.swift:1").kind != .source)
  }

  @Test(arguments: ["App/A.swift", "App/A.swift:0", "App/A.swift:x", ":3", "A.kt:3", ""])
  func `what is no call site is shown in the trace`(site: String) throws {
    try file("App/A.swift")
    let input = InputReport(
      source: "t.jsonl", sessions: try sessions("root Root\nopen Root A\nattach Root A"))
    var cause = try #require(Cause.group([input]).first)
    cause.shown.at = site
    let place = sources.place(of: cause)
    #expect(place == Place(path: "ci/t.jsonl", line: 10, kind: .belowRoot))
  }

  @Test func `a trace is named from the source root, else from the working directory`() throws {
    let elsewhere = SourceFiles(root: scratch.path("App"), workingDirectory: scratch.folder.path)
    func path(_ trace: String, _ sources: SourceFiles) -> String {
      sources.place(ofLine: 3, in: trace).path
    }
    #expect(path("../out/./t.jsonl", sources) == "out/t.jsonl")
    #expect(path("/other/t.jsonl", sources) == "/other/t.jsonl")
    #expect(path("App/t.jsonl", elsewhere) == "t.jsonl")
    #expect(path("out/t.jsonl", elsewhere) == "out/t.jsonl")
    #expect(path("../t.jsonl", elsewhere).hasPrefix("/"))
    #expect(elsewhere.place(ofLine: 3, in: "out/t.jsonl").kind == .elsewhere)
    #expect(
      sources.place(ofLine: 0, in: "standard input")
        == Place(path: "standard input", line: 1, kind: .stream))
  }
}
