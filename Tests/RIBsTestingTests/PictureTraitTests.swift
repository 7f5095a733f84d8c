import Foundation
import RIBsTestSupport
import Testing

@Suite("A package that takes RIBsTestingPictures", .serialized)
struct PictureTraitTests {
  @Test func `builds what draws with the trait Pictures`() async throws {
    let build = try await build(traits: ["Pictures"])
    #expect(build.status == 0, "\(build.output)\n\(build.errors)")
  }

  @Test func `is told which trait it lacks`() async throws {
    let build = try await build(traits: [])
    #expect(build.status != 0)
    #expect((build.output + build.errors).contains("take this package with the trait Pictures"))
  }

  /// Builds only the part in C, which needs the headers of Graphviz.
  private func build(traits: [String]) async throws -> Tool.Outcome {
    let scratch = try Scratch()
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "app",
        platforms: [.macOS(.v13)],
        dependencies: [
          .package(name: "ribs-inspect", path: "\(Repository.root.path)", traits: \(traits))
        ],
        targets: [
          .target(
            name: "App",
            dependencies: [.product(name: "RIBsTestingPictures", package: "ribs-inspect")],
            path: ".", sources: ["App.swift"])
        ]
      )
      """
    _ = try scratch.write(manifest.utf8, to: "Package.swift")
    _ = try scratch.write("".utf8, to: "App.swift")
    return try await Tool(at: "/usr/bin/env").runAside([
      "swift", "build", "--package-path", scratch.folder.path, "--target", "CGraphvizDrawing",
    ])
  }
}
