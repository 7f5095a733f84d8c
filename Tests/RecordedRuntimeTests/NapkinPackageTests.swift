import Foundation
import RIBsTestSupport
import Testing

/// Records an app on the stand-in for napkin.
@Suite("An app on napkin", .serialized)
struct NapkinPackageTests {
  private static let script = Tool(
    at: Repository.root.appendingPathComponent("scripts/record-napkin"))
  private static let conformance = Repository.root.appendingPathComponent("docs/conformance")

  /// Copies the packages into a folder, whatever stands there.
  private func copy(to folder: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["napkin", "App"] {
      let copy = folder.appendingPathComponent(name)
      if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
      try files.copyItem(
        at: Repository.root.appendingPathComponent("Tests/NapkinPackage/\(name)"), to: copy)
    }
    try files.copyItem(
      at: Self.conformance.appendingPathComponent("ConformanceJourneys.swift"),
      to: folder.appendingPathComponent("App/Sources/NapkinJourneys/ConformanceJourneys.swift"))
  }

  private func sources(in folder: URL) throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".swift") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appendingPathComponent($1), encoding: .utf8)
    }
  }

  @Test func `is recorded with its call sites, although interactors run elsewhere`() async throws {
    let folder = Repository.root.appendingPathComponent(".build/napkin-package")
    try copy(to: folder)
    let checkout = folder.appendingPathComponent("napkin")
    let added = try Self.script.run([checkout.path, "--package", Repository.root.path])
    try #require(added.status == 0, "\(added.errors)")
    let builds = folder.appendingPathComponent("build")
    try NestedBuild.removeObjects(of: ["napkin", "NapkinJourneys"], in: builds)
    let build = try await Tool(at: "/usr/bin/env").runAside(
      [
        "swift", "build", "--package-path", folder.appendingPathComponent("App").path,
        "--scratch-path", builds.path,
      ] + NestedBuild.quick)
    try #require(build.status == 0, "\(build.output)\n\(build.errors)")
    #expect(
      (build.output + build.errors).split(separator: "\n").filter { $0.contains("warning:") } == [])

    let traces = try Scratch()
    let run = try await Tool(at: builds.appendingPathComponent("debug/NapkinJourneys").path)
      .runAside([
        traces.folder.path, Self.conformance.appendingPathComponent("journeys.txt").path,
      ])
    try #require(run.status == 0, "\(run.errors)")
    func findings(_ journey: String) throws -> [String] {
      let trace = traces.folder.appendingPathComponent("\(journey).jsonl")
      return try Verdict(on: trace, of: "Tests/NapkinPackage/App").findings
    }
    #expect(try findings("clean") == [])
    // The guard looks before the builder waits.
    #expect(try findings("two-taps") == ["lost-child at “opens”"])
    #expect(try findings("closed-twice") == ["double-detach at “closes again”"])

    let check = try Tool(at: Repository.root.appendingPathComponent("scripts/check-recorder"))
      .run([traces.folder.appendingPathComponent("conformance").path])
    // napkin leaves the RIBs below a detached one active.
    let differing = check.output.split(separator: "\n").filter {
      $0.hasPrefix("✗") || $0.hasPrefix("  ")
    }
    #expect(
      differing == [
        "✗ again", "  step 2: missing: deactivate Detail", "  step 3: missing: activate Detail",
        "✗ parent-goes", "  step 2: missing: deactivate Detail",
      ])
    #expect(check.output.contains("10 of 12 journeys match."))
  }

  @Test func `is as it was when the lines are removed`() throws {
    let scratch = try Scratch()
    try copy(to: scratch.folder)
    let checkout = scratch.folder.appendingPathComponent("napkin")
    let before = try sources(in: checkout)
    #expect(try Self.script.run([checkout.path]).status == 0)
    #expect(try sources(in: checkout) != before)
    #expect(try Self.script.run([checkout.path]).output.contains("has the recording lines already"))
    #expect(try Self.script.run([checkout.path, "--undo"]).status == 0)
    #expect(try sources(in: checkout) == before)
  }

  @Test func `is left alone if a place is not found, which is named`() throws {
    let scratch = try Scratch()
    try copy(to: scratch.folder)
    let checkout = scratch.folder.appendingPathComponent("napkin")
    let file = checkout.appendingPathComponent("Sources/napkin/InteractorLifecycle.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("if alreadyActive { return }", with: "if !alreadyActive {").utf8).write(
      to: file)
    let before = try sources(in: checkout)
    let outcome = try Self.script.run([checkout.path])
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("record-napkin: nothing was changed.\n"))
    #expect(
      outcome.errors.contains(
        "InteractorLifecycle.swift: `if alreadyActive { return }` is not there."))
    #expect(try sources(in: checkout) == before)
  }
}
