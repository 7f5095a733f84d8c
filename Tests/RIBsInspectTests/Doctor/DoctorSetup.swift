import Foundation
import RIBsTestSupport

/// A folder of `Setups`: an app, traces, a config, or what is wrong with one of them.
struct DoctorSetup {
  private static let all = Repository.root
    .appendingPathComponent("Tests/RIBsInspectTests/Doctor/Setups").path

  /// A compiler that says its version and does nothing else, as a folder of `Setups/bin`.
  enum Compiler: String {
    case new, old, none
  }

  let name: String

  /// The folder's path.
  var path: String { "\(Self.all)/\(name)" }

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
