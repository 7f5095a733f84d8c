// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "shop",
  dependencies: [
    .package(url: "https://github.com/ribs-inspect/ribs-inspect", from: "0.1.0", traits: [])
  ],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "ModernRIBs", package: "ribs-inspect")]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ]
)
