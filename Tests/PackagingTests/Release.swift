import Foundation
import RIBsTestSupport
import Testing

/// What `make dist` makes, with the program of the tests' own build and archives for three systems.
struct Release {
  let folder: URL
  private let scratch = try? Scratch()

  init() throws {
    folder = try #require(scratch).folder
    let archive = try Self.run("archive", [Tool("ribs-inspect").path], folder)
    // The scripts take any archive: the program in it runs on this machine alone.
    for system in Self.systems {
      let other = folder.appendingPathComponent("ribs-inspect-0.1.0-\(system).tar.gz")
      guard other.path != archive else { continue }
      try FileManager.default.copyItem(atPath: archive, toPath: other.path)
    }
    _ = try Self.run("bundle", [], folder)
  }

  static let systems = ["linux-arm64", "linux-x86_64", "macos-universal"]

  /// One of `scripts/`, and the last line that it prints.
  static func run(_ script: String, _ arguments: [String], _ folder: URL) throws -> String {
    let outcome = try Tool(at: Repository.root.appendingPathComponent("scripts/\(script)"))
      .run(arguments, environment: ["DIST": folder.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").last.map(String.init) ?? ""
  }

  func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// The files below a folder, relative to it and sorted.
  static func files(below folder: URL) throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return all.filter { path in
      var isFolder: ObjCBool = false
      let full = folder.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
