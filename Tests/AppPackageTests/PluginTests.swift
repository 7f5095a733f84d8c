import Foundation
import RIBsTestSupport
import Testing

/// `Tests/PluginPackage` has the plugin and a tool that says how it was called. One test, because SwiftPM builds for
/// it and lets one command at a time into a build folder.
@Suite("The package plugin")
struct PluginTests {
  private let package = Repository.root.appendingPathComponent("Tests/PluginPackage").path

  private func run(_ options: [String] = [], arguments: [String]) async throws -> Tool.Outcome {
    let builds = Repository.root.appendingPathComponent(".build/plugin-package").path
    return try await Tool(at: "/usr/bin/env").runAside(
      ["swift", "package", "--package-path", package, "--scratch-path", builds] + options
        + ["ribs-inspect"] + arguments)
  }

  /// The words that the tool says it was called with, and the folder it was called in.
  private func call(_ outcome: Tool.Outcome) -> (words: [String], folder: String?) {
    let lines = outcome.output.split(separator: "\n").map(String.init)
    return (
      lines.filter { $0.hasPrefix("with ") }.map { String($0.dropFirst(5)) },
      lines.first { $0.hasPrefix("in ") }.map { String($0.dropFirst(3)) }
    )
  }

  @Test
  func `reads the package's source without its tests, or passes arguments and failures on`()
    async throws
  {
    let plain = try await run(arguments: [])
    #expect(plain.status == 0, "\(plain.errors)")
    let source = call(plain)
    #expect(source.words == ["source", "Features/ShopUI", "Sources/Shop", "Tool"])
    #expect(source.folder == package)
    let report = try Tool("ribs-inspect").run(source.words, in: source.folder)
    #expect(report.status == 0 && report.output.contains("2 RIBs"), "\(report.errors)")

    let passed = try await run(arguments: ["check", "--format", "text", "my traces"])
    #expect(passed.status == 0, "\(passed.errors)")
    #expect(call(passed).words == ["check", "--format", "text", "my traces"])

    let failed = try await run(arguments: ["source", "--fail"])
    #expect(call(failed).words == ["source", "--fail"] && failed.status == 1)

    // As in an app that takes this repository with `traits: []`.
    let missing = try await run(["--disable-default-traits"], arguments: [])
    #expect(missing.status == 1 && call(missing).words == [])
    #expect(missing.errors.contains("with its trait Command"), "\(missing.errors)")
  }
}
