// swift-tools-version: 6.2

import PackageDescription

// Apart from the main package, so that nobody who uses it builds this.
let package = Package(
  name: "mutants",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // Finds the places in Swift source that can be broken, and breaks them.
    .target(
      name: "Breaking",
      dependencies: [
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "mutants",
      dependencies: [
        "Breaking", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "BreakingTests", dependencies: ["Breaking"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
