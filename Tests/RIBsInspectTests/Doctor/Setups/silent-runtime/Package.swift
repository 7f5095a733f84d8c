// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [
    .package(url: "https://github.com/OWNER/ribs-inspect", branch: "main", traits: []),
    .package(url: "https://github.com/uber/RIBs-iOS.git", from: "1.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [
        .product(name: "RIBs", package: "RIBs-iOS"),
        .product(name: "RIBsRecorder", package: "ribs-inspect"),
      ])
  ]
)
