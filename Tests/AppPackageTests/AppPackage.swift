import Foundation
import RIBsTestSupport
import Testing

/// The nested package: apps as people write them, on the two products that an app takes.
struct AppPackage {
  private let folder = Repository.root.appendingPathComponent("Tests/AppPackage").path
  private let builds = Repository.root.appendingPathComponent(".build/app-package")

  /// Where the compiler writes down what each module shows to others.
  private var symbols: URL { builds.appendingPathComponent("symbols") }

  var executable: URL { builds.appendingPathComponent("debug/use-apps") }

  /// The names of all modules that were built.
  var modules: [String] {
    get throws {
      let folder = builds.appendingPathComponent("debug/Modules").path
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    }
  }

  /// The modules that an app takes. They must not see the app's modules that stand in for Apple's.
  private static let taken = [
    "InstrumentedRIBs", "ModernRIBs", "RIBsCombine", "RIBsRecorder", "RIBsRecording", "RIBsTrace",
  ]

  /// Builds the executable and what it needs, where nobody finds Graphviz and a warning is an error. The modules that
  /// stand in for Apple's are built first, so that the others could see them.
  func build() async throws -> Tool.Outcome {
    let scratch = try Scratch()
    // Knows no place to look in, and no library.
    let script = "#!/bin/sh\ncase \"$*\" in *pc_path*) echo /nowhere ;; *) exit 1 ;; esac\n"
    let blind = try scratch.write(script.utf8, to: "pkg-config")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: blind)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let targets = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Sources")
    try NestedBuild.removeObjects(of: targets, in: builds)
    func build(_ what: String...) async throws -> Tool.Outcome {
      try await Tool(at: "/usr/bin/env").runAside(
        ["swift", "build", "--package-path", folder, "--scratch-path", builds.path]
          + NestedBuild.quick + what + [
            "-Xswiftc", "-emit-symbol-graph", "-Xswiftc", "-emit-symbol-graph-dir", "-Xswiftc",
            symbols.path,
          ],
        environment: [
          "CI": "1", "PATH": "\(scratch.folder.path):\(path)", "PKG_CONFIG": blind,
          "PKG_CONFIG_PATH": scratch.folder.path,
        ])
    }
    let names = try await build("--target", "Lounge")
    guard names.status == 0 else { return names }
    try NestedBuild.removeObjects(of: Self.taken, in: builds)
    return try await build("--product", "use-apps")
  }

  /// The names of all packages that SwiftPM resolves, at any depth.
  func dependencies() async throws -> Set<String> {
    let list = try await Tool(at: "/usr/bin/env").runAside(
      ["swift", "package", "--package-path", folder, "--scratch-path", builds.path]
        + ["show-dependencies", "--format", "json"])
    try #require(list.status == 0, "\(list.errors)")
    var found: Set<String> = []
    var waiting = [try JSONDecoder().decode(Dependency.self, from: Data(list.output.utf8))]
    while let package = waiting.popLast() {
      found.formUnion(package.dependencies.map(\.name))
      waiting += package.dependencies
    }
    return found
  }

  private struct Dependency: Decodable {
    var name: String
    var dependencies: [Dependency]
  }

  /// The names of all types that a module shows to an app, those with an underscore left out.
  func publicTypes(of module: String) throws -> Set<String> {
    let file = symbols.appendingPathComponent("\(module).symbols.json")
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    return Set(graph.symbols.filter { $0.pathComponents.count == 1 }.map { $0.pathComponents[0] })
  }

  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable { var pathComponents: [String] }
    var symbols: [Symbol]
  }

  /// What the executable loads as it starts.
  func linkedLibraries() async throws -> Tool.Outcome {
    #if os(macOS)
      try await Tool(at: "/usr/bin/otool").runAside(["-L", executable.path])
    #else
      try await Tool(at: "/usr/bin/ldd").runAside([executable.path])
    #endif
  }
}
