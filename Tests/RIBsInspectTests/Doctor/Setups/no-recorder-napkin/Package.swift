// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [
    .package(url: "https://github.com/WikipediaBrown/napkin", from: "2.1.7")
  ],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [
        .product(name: "napkin", package: "napkin")
      ])
  ]
)
