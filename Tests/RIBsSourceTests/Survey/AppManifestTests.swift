import RIBsSource
import Testing

@Suite("What a manifest says of tests")
struct AppManifestTests {
  @Test func `of a package`() {
    let manifest = AppManifest(
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
    #expect(manifest.packages == ["RIBs-iOS", "ribs-inspect"])
    #expect(manifest.testTargets.map(\.name) == ["ShopTests", "MoreTests"])
    #expect(manifest.testTargets.map(\.folder) == [nil, "More/Tests"])
    #expect(manifest.testTargets[0].dependencies == ["Shop", "Kit", "RIBsTesting"])
    #expect(manifest.testTargets[1].dependencies == ["Kit"])
  }

  @Test func `of a Tuist project`() {
    let manifest = AppManifest(
      """
      let project = Project(name: "Bank", targets: [
        .target(name: "Bank", product: .app, sources: ["App/**"]),
        .target(
          name: "BankTests", product: .unitTests, sources: ["Bank/Tests/**"],
          dependencies: [.project(target: "Kit", path: "../Kit"), .external(name: "RIBsTesting")]),
      ])
      """)
    #expect(manifest.toolsVersion == nil && manifest.packages == [])
    #expect(
      manifest.testTargets == [
        .init(name: "BankTests", folder: "Bank/Tests", dependencies: ["Kit", "RIBsTesting"])
      ])
  }
}
