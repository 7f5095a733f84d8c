// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Features",
  products: [
    .library(name: "Features", type: .dynamic, targets: ["Features"]),
    .library(name: "Login", targets: ["Login"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OWNER/ribs-inspect", branch: "main", traits: [])
  ],
  targets: [
    .target(name: "Features", dependencies: ["Login"]),
    .target(
      name: "Login", dependencies: [.product(name: "ModernRIBs", package: "ribs-inspect")]),
  ]
)
