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

  /// The file and line for a cause with this call site.
  private func position(at site: String, trace: String = "t.jsonl") throws -> FilePosition {
    let text = try sessions("root Root\nopen Root A @\(site)\nattach Root A @\(site)")
    let report = CheckReport([InputReport(source: trace, sessions: text)])
    return sources.position(of: try #require(report.causes.first))
  }

  @Test func `a file is found by its name in any folder`() throws {
    try file("App/Sources/Root/RootRouter.swift")
    try file("App/Sources/Root/RootBuilder.swift")
    let found = try position(at: "App/RootRouter.swift:31")
    let expected = FilePosition(
      path: "App/Sources/Root/RootRouter.swift", line: 31, kind: .source)
    #expect(found == expected)
  }

  @Test func `the module's folder decides between several files of one name`() throws {
    try file("Modules/Chat/Sources/RootRouter.swift")
    try file("Modules/My-Shop/RootRouter.swift")
    try file("Modules/Shop/RootRouter.swift")
    #expect(
      try position(at: "Shop/RootRouter.swift:1").path == "Modules/Shop/RootRouter.swift")
    #expect(
      try position(at: "My_Shop/RootRouter.swift:1").path == "Modules/My-Shop/RootRouter.swift")
    #expect(
      try position(at: "Chat/RootRouter.swift:1").path == "Modules/Chat/Sources/RootRouter.swift")
  }

  @Test func `an ambiguous call site gets no file`() throws {
    try file("Chat/Old/RootRouter.swift")
    try file("Chat/New/RootRouter.swift")
    #expect(try position(at: "Chat/RootRouter.swift:7").kind != .source)
    #expect(try position(at: "Mail/RootRouter.swift:7").kind != .source)
    // Another runtime may write the whole path.
    #expect(
      try position(at: "Chat/New/RootRouter.swift:7").path == "Chat/New/RootRouter.swift")
  }

  @Test(
    arguments: [
      ".build/checkouts/A.swift", "DerivedData/A.swift", "web/node_modules/A.swift",
      "Pods/build/A.swift", "App/Carthage/Build/A.swift",
    ]
  ) func `build products are skipped`(path: String) throws {
    try file(path)
    #expect(try position(at: "App/A.swift:1").kind != .source)
    try file("Pods/Lib/A.swift")
    let fresh = SourceFiles(root: scratch.folder.path, workingDirectory: "/")
    let finding = try #require(
      try report("root R\nopen R B @App/A.swift:1\nattach R B @App/A.swift:1").causes.first)
    #expect(fresh.position(of: finding).path == "Pods/Lib/A.swift")
  }

  @Test func `a clone inside the root is skipped, a submodule is not`() throws {
    try file(".git/HEAD")
    try file("tool/.git/HEAD")
    try file("tool/Sources/App/A.swift")
    try file("library/.git")
    try file("library/A.swift")
    #expect(try position(at: "App/A.swift:1").path == "library/A.swift")
  }

  @Test func `links are not followed, so circles do no harm`() throws {
    try file("Real/A.swift")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: scratch.path("Real/circle"), withDestinationPath: scratch.folder.path)
    try manager.createSymbolicLink(
      atPath: scratch.path("B.swift"), withDestinationPath: scratch.path("Real/A.swift"))
    #expect(try position(at: "App/A.swift:1").path == "Real/A.swift")
    #expect(try position(at: "App/B.swift:1").kind != .source)
  }

  @Test(arguments: ["App/A.swift", "App/A.swift:0", "App/A.swift:x", ":3", "A.kt:3", ""])
  func `an invalid call site is replaced by the line of the trace`(site: String) throws {
    try file("App/A.swift")
    let input = InputReport(
      source: "t.jsonl", sessions: try sessions("root Root\nopen Root A\nattach Root A"))
    let cause = try #require(Cause.group([input]).first)
    var finding = try #require(cause.finding)
    finding.at = site
    let position = sources.position(of: finding, in: cause)
    #expect(position == FilePosition(path: "ci/t.jsonl", line: 10, kind: .belowRoot))
  }

  @Test func `a trace is named from the source root, or else from the working directory`() throws {
    let elsewhere = SourceFiles(root: scratch.path("App"), workingDirectory: scratch.folder.path)
    func path(_ trace: String, _ sources: SourceFiles) -> String {
      sources.position(ofLine: 3, in: trace).path
    }
    #expect(path("../out/./t.jsonl", sources) == "out/t.jsonl")
    #expect(path("/other/t.jsonl", sources) == "/other/t.jsonl")
    #expect(path("App/t.jsonl", elsewhere) == "t.jsonl")
    #expect(path("out/t.jsonl", elsewhere) == "out/t.jsonl")
    #expect(path("../t.jsonl", elsewhere).hasPrefix("/"))
    #expect(elsewhere.position(ofLine: 3, in: "out/t.jsonl").kind == .elsewhere)
    #expect(
      sources.position(ofLine: 0, in: "standard input")
        == FilePosition(path: "standard input", line: 1, kind: .stream))
  }
}
