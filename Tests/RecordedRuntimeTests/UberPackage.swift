import Foundation
import RIBsTestSupport

/// A copy of the nested packages: the stand-in for uber/RIBs, an app on it, and what both import.
struct UberPackage {
  let folder: URL

  /// The copy that is built. It has a fixed place, so that a second run builds little.
  static var built: URL { Repository.root.appendingPathComponent(".build/uber-package") }

  /// Copies the packages into a folder, whatever stands there.
  init(in folder: URL) throws {
    self.folder = folder
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Frameworks", "RIBs", "App"] {
      let copy = folder.appendingPathComponent(name)
      if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
      let original = Repository.root.appendingPathComponent("Tests/UberPackage/\(name)")
      try files.copyItem(at: original, to: copy)
    }
    // What others copy to try their recorders.
    try files.copyItem(
      at: Self.conformance.appendingPathComponent("ConformanceJourneys.swift"),
      to: folder.appendingPathComponent("App/Sources/UberJourneys/ConformanceJourneys.swift"))
  }

  /// The journeys on which recorders are tried.
  static let conformance = Repository.root.appendingPathComponent("docs/conformance")

  var checkout: URL { folder.appendingPathComponent("RIBs") }

  /// The script that is tested.
  static let script = Tool(at: Repository.root.appendingPathComponent("scripts/record-uber-ribs"))

  /// Runs the script on the stand-in.
  func script(_ options: String..., from package: String = Repository.root.path) throws
    -> Tool.Outcome
  {
    try Self.script.run([checkout.path, "--package", package] + options)
  }

  /// The sources of the stand-in, by name.
  func sources() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: checkout.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".swift") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: checkout.appendingPathComponent($1), encoding: .utf8)
    }
  }

  /// Replaces text in a file of the stand-in.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    let file = checkout.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacingOccurrences(of: old, with: new)
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// Puts all classes of the stand-in on the main actor, as uber's pull request 49 does.
  func isolate() throws {
    for (name, text) in try sources() where name != "Package.swift" {
      let isolated = text.replacing(
        #/(?m)^(?=(?:open |public |private |fileprivate |final )*(?:class|protocol|extension) )/#,
        with: "@MainActor\n"
      ).replacing(#/(?m)^  deinit /#, with: "  isolated deinit ")
      try Data(isolated.utf8).write(to: checkout.appendingPathComponent(name))
    }
  }

  /// Builds a package.
  func build(_ name: String, scratch: String) async throws -> Tool.Outcome {
    let builds = folder.appendingPathComponent(scratch)
    try NestedBuild.removeObjects(of: ["RIBs", "UberJourneys"], in: builds)
    let arguments =
      [
        "swift", "build", "--package-path", folder.appendingPathComponent(name).path,
        "--scratch-path", builds.path,
      ] + NestedBuild.quick
    return try await Tool(at: "/usr/bin/env").runAside(arguments)
  }
}
