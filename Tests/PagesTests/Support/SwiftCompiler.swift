import Foundation
import RIBsTestSupport

/// Type-checks Swift as the compiler of these tests does.
enum SwiftCompiler {
  /// An error of the compiler, where the source says it is.
  struct Fault: Hashable {
    let file: String
    let line: Int
    let words: String
  }

  /// Checks files against the modules of this package.
  static func faults(in files: [String], _ scratch: Scratch) throws -> [Fault] {
    let products = URL(fileURLWithPath: Tool("ribs-inspect").path).deletingLastPathComponent().path
    // The modules of C that the package's modules import.
    let maps = try FileManager.default.contentsOfDirectory(atPath: products).sorted()
      .map { "\(products)/\($0)/module.modulemap" }
      .filter(FileManager.default.fileExists)
    return try check(
      files, ["-I", "\(products)/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] },
      scratch)
  }

  /// Checks files against the API of manifests.
  static func faultsOfManifests(in files: [String], _ scratch: Scratch) throws -> [Fault] {
    let target = try swiftc(["-print-target-info"], in: scratch)
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(target.output.utf8))
    return try check(
      files,
      [
        // Values of manifests are not Sendable.
        "-swift-version", "5", "-package-description-version", "6.2.0", "-I",
        "\(info.paths.runtimeResourcePath)/pm/ManifestAPI",
      ], scratch)
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
    let paths: Paths
  }

  private static func check(
    _ files: [String], _ options: [String], _ scratch: Scratch
  ) throws -> [Fault] {
    let version = options.contains("-swift-version") ? [] : ["-swift-version", "6"]
    let outcome = try swiftc(
      [
        "-typecheck", "-parse-as-library", "-module-name", "Examples", "-suppress-warnings",
        "-continue-building-after-errors",
      ]
        + version + options + files, in: scratch)
    // Each of several jobs names the errors of a file that does not parse.
    var named: Set<Fault> = []
    let faults = outcome.errors.matches(of: #/(?m)^([^:\n]+):([0-9]+):[0-9]+: error: (.*)$/#).map {
      Fault(file: String($0.1), line: Int($0.2) ?? 0, words: String($0.3))
    }.filter { named.insert($0).inserted }
    // A compiler that could not begin names no line.
    return outcome.status != 0 && faults.isEmpty
      ? [Fault(file: "", line: 0, words: outcome.errors)] : faults
  }

  private static func swiftc(_ arguments: [String], in scratch: Scratch) throws -> Tool.Outcome {
    try Tool(at: "/usr/bin/env").run(["swiftc"] + arguments, in: scratch.folder.path, limit: 300)
  }
}
