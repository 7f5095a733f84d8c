import Foundation
import RIBsTestSupport

/// A copy of a small app of RIBsEditingTests, which commands change.
struct EditedApp {
  let scratch: Scratch
  let folder: String

  init(_ name: String) throws {
    scratch = try Scratch()
    folder = scratch.path("App")
    try FileManager.default.copyItem(
      atPath: Repository.root.appendingPathComponent("Tests/RIBsEditingTests/Apps/\(name)").path,
      toPath: folder)
  }

  /// Runs the built command in the app's folder.
  func run(_ command: String, _ arguments: String...) throws -> Tool.Outcome {
    try Tool("ribs-inspect").run([command] + arguments, in: folder)
  }

  /// Asks git to apply a patch, as a user would.
  func apply(_ patch: String) throws -> Tool.Outcome {
    let file = try scratch.write(patch.utf8, to: "app.patch")
    return try Tool(at: "/usr/bin/env").run(["git", "apply", file], in: folder)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
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
