import Foundation
import RIBsTestSupport

/// A copy of a folder of `Setups`: an app, traces, a config, or what is wrong with one of them.
///
/// Files that several setups have are in `Setups/shared`. A setup's `shared.txt` says where it has them.
struct DoctorSetup {
  private static let all = Repository.root
    .appendingPathComponent("Tests/RIBsInspectTests/Doctor/Setups").path

  /// A compiler that says its version and does nothing else, as a folder of `Setups/bin`.
  enum Compiler: String {
    case new, old, none
  }

  private let scratch: Scratch

  /// The folder's path.
  var path: String { scratch.path("setup") }

  init(name: String) throws {
    scratch = try Scratch()
    let manager = FileManager.default
    try manager.copyItem(atPath: "\(Self.all)/\(name)", toPath: path)
    let list = "\(path)/shared.txt"
    guard let shared = try? String(contentsOfFile: list, encoding: .utf8) else { return }
    try manager.removeItem(atPath: list)
    for place in shared.split(separator: "\n") {
      let copy = URL(fileURLWithPath: "\(path)/\(place)")
      try manager.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(
        atPath: "\(Self.all)/shared/\(copy.lastPathComponent)", toPath: copy.path)
    }
  }

  /// Runs `doctor` in the folder.
  func doctor(
    _ arguments: [String] = [], compiler: Compiler = .new, environment: [String: String] = [:]
  ) throws -> Tool.Outcome {
    try Self.doctor(arguments, in: path, compiler: compiler, environment: environment)
  }

  /// Runs `doctor` in a folder, with a compiler whose version does not depend on the machine.
  static func doctor(
    _ arguments: [String] = [], in folder: String, compiler: Compiler = .new,
    environment: [String: String] = [:]
  ) throws -> Tool.Outcome {
    let path = ["PATH": "\(all)/bin/\(compiler.rawValue)"]
    return try Tool("ribs-inspect").run(
      ["doctor"] + arguments, in: folder, environment: path.merging(environment) { $1 })
  }
}
