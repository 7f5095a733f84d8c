// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [
    .package(url: "https://github.com/OWNER/ribs-inspect", branch: "main", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [
        .product(name: "ModernRIBs", package: "ribs-inspect"),
        .product(name: "RIBsRecorder", package: "ribs-inspect"),
      ])
  ]
)
