// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [
    .package(url: "https://github.com/DevYeom/ModernRIBs", from: "1.0.2")
  ],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [
        .product(name: "ModernRIBs", package: "ModernRIBs")
      ])
  ]
)
