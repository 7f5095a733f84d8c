import Foundation
import RIBsTestSupport
import Testing

/// An app and its tests, compiled: against the runtime of this package, or against stand-ins for uber/RIBs and UIKit.
struct Compiled {
  private let app: WiredApp

  var folder: String { app.folder }
  /// The folder with the modules that stand in for uber/RIBs and UIKit; nil if the app does not import them.
  private let standIns: String?
  private let products = URL(fileURLWithPath: Tool("ribs-inspect").path).deletingLastPathComponent()
    .path

  /// What the compiler says; empty if it says nothing.
  private(set) var errors = ""

  private let language: String
  private let options: [String]

  /// - Parameter isIsolated: Whether the stand-ins are on the main actor, as the next uber/RIBs is to be, and the app is
  ///   written in Swift 6.
  /// - Parameter options: Further options of the compiler.
  init(_ app: WiredApp, isIsolated: Bool = false, _ options: String...) throws {
    self.app = app
    self.options = options
    language = isIsolated ? "6" : "5"
    let built = isIsolated ? StandIns.isolated : StandIns.built
    standIns =
      try app.files.values.contains {
        $0.contains("import RIBs\n") || $0.contains("import napkin\n")
      } ? try built.get().folder : nil
    errors += try compile(
      ["-enable-testing", "-wmo", "-emit-module", "-emit-module-path", "App.swiftmodule"]
        + ["-module-name", "App", "-c", "-o", "App.o"], try swiftFiles(below: "Sources"))
    let tests = try swiftFiles(below: "Tests")
    if errors.isEmpty, !tests.isEmpty {
      errors += try compile(["-typecheck", "-module-name", "AppTests"], tests)
    }
  }

  private func swiftFiles(below folder: String) throws -> [String] {
    try app.files.keys.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") }.sorted()
  }

  /// Links the app with a main file, or with its tests if there is none, and runs it.
  func run(_ main: String? = nil, _ arguments: String...) throws -> Tool.Outcome {
    let file = main == nil ? "Runner.swift" : "main.swift"
    try app.write(main ?? Self.runner, to: file)
    let tests = main == nil ? try swiftFiles(below: "Tests") : []
    let linked =
      try standIns.map { folder in
        StandIns.modules.map { "\(folder)/\($0).o" }
      }
      ?? Self.linked.flatMap { target in
        let folder = "\(products)/\(target).build"
        return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
          .filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
      }
    let said = try compile(
      ["-module-name", main == nil ? "AppTests" : "Journey", "-o", "run", "-lstdc++"],
      tests + [file, "App.o"] + linked, isLibrary: main == nil)
    try #require(said == "")
    return try Tool(at: app.path("run")).run(Array(arguments), in: app.folder)
  }

  /// Runs the tests, as SwiftPM does.
  private static let runner = """
    import Testing

    @main struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """

  private static let linked = [
    "ModernRIBs", "InstrumentedRIBs", "RIBsRecording", "RIBsCombine", "RIBsRecorder", "RIBsTrace",
    "RIBsTesting", "RIBsAnalysis", "RIBsReport", "OpenCombine", "COpenCombineHelpers",
  ]

  private func compile(
    _ options: [String], _ files: [String], isLibrary: Bool = true
  ) throws -> String {
    let compiler = try SwiftCompiler.found.get()
    return try compiler.run(
      ["-swift-version", language] + self.options + options
        + (isLibrary ? ["-parse-as-library"] : [])
        + (standIns.map { ["-I", $0] } ?? []) + [
          "-I", ".", "-I", "\(products)/Modules", "-Xcc",
          "-fmodule-map-file=\(products)/COpenCombineHelpers.build/module.modulemap",
        ] + files, in: app.folder)
  }
}

/// The modules that stand in for uber/RIBs, uber/needle and UIKit, built once, beside what SwiftPM builds.
private struct StandIns {
  static let built = Result { try StandIns(isIsolated: false) }
  /// Everything is on the main actor.
  static let isolated = Result { try StandIns(isIsolated: true) }

  static let modules = ["UIKit", "SwiftUI", "RIBs", "NeedleFoundation", "napkin"]

  let folder: String

  private init(isIsolated: Bool) throws {
    folder =
      URL(fileURLWithPath: Tool("ribs-inspect").path).deletingLastPathComponent()
      .appendingPathComponent("RIBsEditingTests-stand-ins\(isIsolated ? "-isolated" : "")").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("StandIns")
    let compiler = try SwiftCompiler.found.get()
    for module in Self.modules {
      let file = sources.appendingPathComponent("\(module).swift")
      var text = try String(contentsOf: file, encoding: .utf8)
      if isIsolated, module == "RIBs" {
        for type in ["open class", "public protocol"] {
          text = text.replacing("\n\(type)", with: "\n@MainActor \(type)")
        }
      }
      try text.write(toFile: "\(folder)/\(module).swift", atomically: true, encoding: .utf8)
      let said = try compiler.run(
        [
          "-swift-version", isIsolated ? "6" : "5", "-emit-module", "-emit-module-path",
          "\(module).swiftmodule", "-wmo", "-parse-as-library", "-c", "-o", "\(module).o",
          "-module-name", module, "-I", ".", "\(module).swift",
        ], in: folder)
      try #require(said == "")
    }
  }
}

private struct SwiftCompiler {
  static let found = Result { try SwiftCompiler() }

  private let path: String
  private let plugins: String

  private init() throws {
    let which = try Tool(at: "/usr/bin/env").run(["which", "swiftc"])
    path = which.output.trimmingCharacters(in: .whitespacesAndNewlines)
    plugins =
      URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../lib/swift/host/plugins").standardized.path
  }

  /// - Returns: What the compiler says; empty if it says nothing.
  func run(_ arguments: [String], in folder: String) throws -> String {
    let outcome = try Tool(at: path).run(
      arguments + [
        "-warnings-as-errors", "-plugin-path", plugins, "-plugin-path",
        "\(plugins)/testing",
      ], in: folder)
    return outcome.status == 0 ? outcome.errors : outcome.errors + outcome.output
  }
}
