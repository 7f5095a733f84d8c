import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsSource
import RIBsTestSupport
import Testing

/// A copy of a small app in `Apps`, to which RIBs are added.
struct WiredApp {
  let folder: String
  private let scratch: Scratch

  init(_ name: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    scratch = try Scratch()
    folder = scratch.path(name)
    try FileManager.default.copyItem(
      at: tests.appendingPathComponent("Apps/\(name)"), to: URL(fileURLWithPath: folder))
  }

  /// A copy of the sources in a folder, at a path in an empty app.
  init(copying sources: URL, as path: String) throws {
    scratch = try Scratch()
    folder = scratch.path("Copied")
    let copy = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: sources, to: copy)
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Replaces a text that must be there.
  func replace(_ old: String, by new: String, in name: String) throws {
    let text = try text(name)
    try #require(text.contains(old), "\(name) has no '\(old)'")
    try write(text.replacing(old, with: new), to: name)
  }

  /// All files by path.
  var files: [String: String] {
    get throws {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      return Dictionary(
        uniqueKeysWithValues: names.compactMap { name in (try? text(name)).map { (name, $0) } })
    }
  }

  /// What a new RIB changes.
  func plan(
    _ name: String, below parent: String, _ change: (inout RIBRequest) -> Void = { _ in }
  ) throws -> NewRIB {
    var request = RIBRequest(name: name, parent: parent)
    change(&request)
    return try NewRIB(
      request, in: try AppSurvey(of: folder), read: contents.text, projects: contents.projects)
  }

  /// Adds a RIB, and returns what is left to people.
  @discardableResult
  func add(
    _ name: String, below parent: String, _ change: (inout RIBRequest) -> Void = { _ in }
  ) throws -> [String] {
    let new = try plan(name, below: parent, change)
    try write(new.patch)
    return new.steps
  }

  /// Gives a RIB another name, and returns what is left to people.
  @discardableResult
  func rename(_ old: String, to new: String) throws -> [String] {
    let renamed = try RenamedRIB(old, to: new, in: AppSurvey(of: folder), contents)
    try write(renamed.patch)
    return renamed.steps
  }

  /// Takes a RIB out, and returns what is left to people.
  @discardableResult
  func remove(_ name: String) throws -> [String] {
    let removed = try RemovedRIB(name, in: AppSurvey(of: folder), contents)
    try write(removed.patch)
    return removed.steps
  }

  private func write(_ patch: Patch) throws {
    for file in patch.files {
      if let after = file.after { try write(after, to: file.path) }
      let gone = file.after == nil ? file.path : file.oldPath
      if let gone { try FileManager.default.removeItem(atPath: path(gone)) }
    }
  }

  private var contents: AppContents {
    AppContents(
      text: { try? text($0) },
      files: { folder in
        ((try? files) ?? [:]).keys.filter { $0.hasPrefix("\(folder)/") }.sorted()
      },
      projects: ((try? files) ?? [:]).keys.filter { $0.hasSuffix("project.pbxproj") },
      tree: { edited in
        var options = SourceAnalysis.Options()
        options.edited = edited
        return try? SourceAnalysis.report(on: [folder], options).tree
      })
  }

  /// The hazards in the app's source, and `RIB > CHILD` for each edge of its tree.
  func source() throws -> (hazards: [String], edges: [String]) {
    let report = try SourceAnalysis.report(on: [folder])
    let names = report.tree.ribs.map(\.name)
    return (
      report.hazards.map { "\($0.rule) \($0.message)" },
      report.tree.edges.map { "\(names[$0.parent]) > \(names[$0.child])" }
    )
  }

  func compile() throws -> String { try Compiled(self).errors }
}

extension RIBRequest.TestTarget {
  static func inAppTests(
    _ framework: Framework = .swiftTesting, linksChecks: Bool = false
  ) -> RIBRequest.TestTarget {
    RIBRequest.TestTarget(
      folder: "Tests/AppTests", framework: framework, linksChecks: linksChecks)
  }
}
