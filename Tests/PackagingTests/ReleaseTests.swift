import Foundation
import RIBsTestSupport
import Testing

/// One test, because the archives are large and take seconds to make.
@Suite("A release")
struct ReleaseTests {
  private static let installed = """
    bin/ribs-inspect
    share/bash-completion/completions/ribs-inspect
    share/doc/ribs-inspect/CHANGELOG.md
    share/doc/ribs-inspect/LICENSE
    share/doc/ribs-inspect/THIRD-PARTY-LICENSES
    share/fish/vendor_completions.d/ribs-inspect.fish
    share/man/man1/ribs-inspect.1
    share/zsh/site-functions/_ribs-inspect
    """.split(separator: "\n").map(String.init)

  @Test func `has archives, a bundle that a package can use, checksums, and other packages`()
    async throws
  {
    let release = try Release()
    try archive(of: release)
    try checksums(of: release)
    try packages(of: release)
    try await plugin(of: release)
  }

  private func archive(of release: Release) throws {
    let scratch = try Scratch()
    let unpacked = try Tool(at: "/usr/bin/env").run([
      "tar", "-xzf", release.file("ribs-inspect-0.1.0-\(Release.systems[1]).tar.gz").path,
      "-C", scratch.folder.path,
    ])
    #expect(unpacked.status == 0, "\(unpacked.errors)")
    let folder = scratch.folder.appendingPathComponent("ribs-inspect-0.1.0")
    #expect(try Release.files(below: folder) == Self.installed)
    let version = try Tool(at: folder.appendingPathComponent("bin/ribs-inspect")).run(["--version"])
    #expect(version.output == "0.1.0\n")

    // Each package that is linked into the program has its licence there.
    let licences = try String(
      contentsOf: folder.appendingPathComponent("share/doc/ribs-inspect/THIRD-PARTY-LICENSES"),
      encoding: .utf8)
    let checkouts = Repository.root.appendingPathComponent(".build/checkouts").path
    // OpenCombine is linked into apps alone.
    for package in try FileManager.default.contentsOfDirectory(atPath: checkouts)
    where package != "OpenCombine" {
      #expect(licences.contains("==== \(package) ===="))
    }
  }

  private func checksums(of release: Release) throws {
    let lines = try release.text("SHA256SUMS").split(separator: "\n")
    #expect(
      lines.map { String($0.drop { $0 != " " }.drop { $0 == " " }) } == [
        "ribs-inspect-0.1.0-linux-arm64.tar.gz", "ribs-inspect-0.1.0-linux-x86_64.tar.gz",
        "ribs-inspect-0.1.0-macos-universal.tar.gz", "ribs-inspect.artifactbundle.zip", "SOURCES",
      ])
    let checked = try Tool(at: "/usr/bin/env").run(
      ["sh", "-c", "sha256sum -c SHA256SUMS || shasum -a 256 -c SHA256SUMS"],
      in: release.folder.path)
    #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
    #expect(try release.text("SOURCES") == Release.run("source-hash", [], release.folder) + "\n")
  }

  private func packages(of release: Release) throws {
    let folder = release.file("packaging")
    #expect(
      try Release.files(below: folder) == [
        "docker/Dockerfile", "homebrew/ribs-inspect.rb", "mise.toml", "plugin/LICENSE",
        "plugin/Package.swift", "plugin/Plugins/RIBsInspect/RIBsInspect.swift",
        "plugin/Plugins/RIBsInspect/Run.swift", "plugin/README.md",
      ])
    // The checksum of each archive is where the archive's name is.
    let sums = Dictionary(
      uniqueKeysWithValues: try release.text("SHA256SUMS").split(separator: "\n").map { line in
        (String(line.drop { $0 != " " }.dropFirst(2)), String(line.prefix { $0 != " " }))
      })
    let formula = try release.text("packaging/homebrew/ribs-inspect.rb")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for system in Release.systems {
      let name = "ribs-inspect-0.1.0-\(system).tar.gz"
      let url = try #require(formula.firstIndex { $0.hasSuffix("/v0.1.0/\(name)\"") })
      #expect(formula[url + 1] == "sha256 \"\(try #require(sums[name]))\"")
    }
    let manifest = try release.text("packaging/plugin/Package.swift")
    #expect(manifest.contains(try #require(sums["ribs-inspect.artifactbundle.zip"])))
    for path in try Release.files(below: folder) where !path.hasSuffix(".swift") {
      let text = try release.text("packaging/\(path)")
      #expect(!text.contains("@VERSION@") && !text.contains("@REPOSITORY@"), "\(path)")
    }
  }

  /// A package that takes the plugin runs the program in the bundle.
  private func plugin(of release: Release) async throws {
    let scratch = try Scratch()
    let plugin = scratch.folder.appendingPathComponent("plugin")
    try FileManager.default.copyItem(at: release.file("packaging/plugin"), to: plugin)
    try FileManager.default.copyItem(
      at: release.file("ribs-inspect.artifactbundle"),
      to: plugin.appendingPathComponent("ribs-inspect.artifactbundle"))
    // The bundle lies here and not at its address.
    let released = try release.text("packaging/plugin/Package.swift")
    let address = try #require(released.firstRange(of: "url:"))
    let end = try #require(released[address.lowerBound...].firstRange(of: "\"),"))
    let manifest =
      released[..<address.lowerBound] + "path: \"ribs-inspect.artifactbundle"
      + released[end.lowerBound...]
    _ = try scratch.write(manifest.utf8, to: "plugin/Package.swift")

    let app = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "app",
        dependencies: [.package(path: "../plugin")],
        targets: [.target(name: "App")])
      """
    _ = try scratch.write(app.utf8, to: "app/Package.swift")
    _ = try scratch.write(
      """
      import ModernRIBs
      final class RootRouter: Router<RootInteractable> {}
      """.utf8, to: "app/Sources/App/RootRouter.swift")
    let outcome = try await Tool(at: "/usr/bin/env").runAside([
      "swift", "package", "--package-path", scratch.path("app"), "ribs-inspect",
    ])
    #expect(outcome.status == 0, "\(outcome.output)\n\(outcome.errors)")
    #expect(outcome.output.contains("1 RIB"))
  }
}
