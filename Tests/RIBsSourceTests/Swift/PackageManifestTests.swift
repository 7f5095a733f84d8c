import Foundation
import RIBsSource
import Testing

@Suite("What a manifest says of tests")
struct PackageManifestTests {
  private func manifest(_ text: String) throws -> PackageManifest {
    try #require(PackageManifest(Data(text.utf8)))
  }

  @Test func `of a package`() throws {
    let manifest = try manifest(
      """
      // swift-tools-version: 6.1
      let package = Package(
        name: "Shop",
        dependencies: [
          .package(url: "https://github.com/uber/RIBs-iOS.git", from: "1.0.0"),
          .package(name: "ribs-inspect", path: "../x"),
        ],
        targets: [
          .target(name: "Shop"),
          .testTarget(
            name: "ShopTests",
            dependencies: ["Shop", .target(name: "Kit"), .product(name: "RIBsTesting", package: "p")]),
          .testTarget(name: "MoreTests", dependencies: ["Kit"] + shared, path: "More/Tests"),
        ])
      """)
    #expect(manifest.toolsVersion == "6.1")
    #expect(manifest.packageNames == ["RIBs-iOS", "ribs-inspect"])
    #expect(manifest.testTargets.map(\.name) == ["ShopTests", "MoreTests"])
    #expect(manifest.testTargets.map(\.folder) == [nil, "More/Tests"])
    #expect(manifest.testTargets[0].dependencies.map(\.name) == ["Shop", "Kit", "RIBsTesting"])
    #expect(manifest.testTargets[1].dependencies.map(\.name) == ["Kit"])
  }

  @Test func `of a Tuist project`() throws {
    let manifest = try manifest(
      """
      let project = Project(name: "Bank", targets: [
        .target(name: "Bank", product: .app, sources: ["App/**"]),
        .target(
          name: "BankTests", product: .unitTests, sources: ["Bank/Tests/**"],
          dependencies: [.project(target: "Kit", path: "../Kit"), .external(name: "RIBsTesting")]),
      ])
      """)
    #expect(manifest.toolsVersion == nil && manifest.packageNames == [])
    #expect(manifest.testTargets.map(\.name) == ["BankTests"])
    #expect(manifest.testTargets.map(\.folder) == ["Bank/Tests"])
    #expect(manifest.testTargets[0].dependencies.map(\.name) == ["Kit", "RIBsTesting"])
  }

  @Test(arguments: [("(", ")"), ("[(", ")]"), ("[", "]"), ("{ a in ", "}")])
  func `of any depth is read at once or not at all`(open: String, close: String) {
    for depth in [10, 900, 100_000] {
      let deep = String(repeating: open, count: depth) + String(repeating: close, count: depth)
      let manifest = PackageManifest(Data("let package = Package(targets: \(deep))".utf8))
      #expect((manifest == nil) == (depth > (open.contains("[") ? 10 : 900)))
    }
  }
}
