// swift-tools-version: 6.2

import PackageDescription

// As strict as a careful team's: a test imports RIBsTesting, and no other module of this package for it.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
]

// An app with mistakes, and tests of it that must fail. `FailingPackageTests` runs them and reads what they say.
let package = Package(
  name: "failing-package",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "ribs-inspect", path: "../..", traits: [])
  ],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "ModernRIBs", package: "ribs-inspect")],
      swiftSettings: settings),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "RIBsTesting", package: "ribs-inspect")],
      swiftSettings: settings),
    .testTarget(
      name: "ShopXCTests",
      dependencies: ["Shop", .product(name: "RIBsTesting", package: "ribs-inspect")],
      swiftSettings: settings),
  ]
)
