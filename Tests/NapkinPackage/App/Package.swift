// swift-tools-version: 6.2

import PackageDescription

// An app on the stand-in for napkin. It records itself with the recording lines.
let package = Package(
  name: "App",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "ribs-inspect", path: "../../..", traits: []),
    .package(path: "../napkin"),
  ],
  targets: [
    .executableTarget(
      name: "NapkinJourneys",
      dependencies: [
        .product(name: "napkin", package: "napkin"),
        .product(name: "RIBsRecorder", package: "ribs-inspect"),
      ])
  ]
)
