import Foundation
import RIBsTestSupport
import Testing

/// A copy of a small app in `Apps`, in a folder of its own.
struct InitApp {
  static let all = ["swift-package", "pods", "tuist", "xcode", "carthage", "own-runtime"]

  let folder: String
  private let scratch: Scratch

  init(_ name: String) throws {
    let apps = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    scratch = try Scratch()
    folder = scratch.path(name)
    try FileManager.default.copyItem(
      at: apps.appendingPathComponent("Apps/\(name)"), to: URL(fileURLWithPath: folder))
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// A path beside the app's folder.
  func outside(_ name: String) -> String { scratch.path(name) }

  func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool("ribs-inspect").run(arguments, in: folder)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// All files with their bytes, hidden ones too.
  var files: [String: Data] {
    get throws {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      return Dictionary(
        uniqueKeysWithValues: names.compactMap { name in
          FileManager.default.contents(atPath: path(name)).map { (name, $0) }
        })
    }
  }

  /// The files that are there now and were not before.
  func added(to before: [String: Data]) throws -> [String] {
    let now = try files
    #expect(before.allSatisfy { now[$0.key] == $0.value }, "a file was changed")
    return now.keys.filter { before[$0] == nil }.sorted()
  }
}
