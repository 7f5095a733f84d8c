import Foundation
import TestSupport

/// The nested package: apps as people write them, on the two products that an app takes.
struct AppPackage {
  private let builds = Repository.root.appendingPathComponent(".build/app-package")

  var executable: URL { builds.appendingPathComponent("debug/use-apps") }

  /// The names of all modules that were built.
  var modules: [String] {
    get throws {
      let folder = builds.appendingPathComponent("debug/Modules").path
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    }
  }

  /// Builds the executable and what it needs, where nobody finds Graphviz and a warning is an error.
  func build() async throws -> Tool.Outcome {
    let scratch = try Scratch()
    // Knows no place to look in, and no library.
    let script = "#!/bin/sh\ncase \"$*\" in *pc_path*) echo /nowhere ;; *) exit 1 ;; esac\n"
    let blind = try scratch.write(script.utf8, to: "pkg-config")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: blind)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try await run(
      "/usr/bin/env",
      [
        "swift", "build", "--package-path",
        Repository.root.appendingPathComponent("Tests/AppPackage").path,
        "--scratch-path", builds.path, "--product", "use-apps",
      ],
      environment: [
        "CI": "1", "PATH": "\(scratch.folder.path):\(path)", "PKG_CONFIG": blind,
        "PKG_CONFIG_PATH": scratch.folder.path,
      ])
  }

  /// What the executable loads as it starts.
  func linkedLibraries() async throws -> Tool.Outcome {
    #if os(macOS)
      try await run("/usr/bin/otool", ["-L", executable.path])
    #else
      try await run("/usr/bin/ldd", [executable.path])
    #endif
  }

  /// On a thread of its own: a build takes a while, and other tests want to run.
  func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Tool.Outcome {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try Tool(at: URL(fileURLWithPath: program)).run(arguments, environment: environment)
          })
      }
    }
  }
}
